// Starts the program, and keeps for the browser what is the browser's.
import init from './sapper.js';

// The program takes every key and turn of the wheel that reaches its canvas.
const browsersKeys = new Set(['F5', 'F6', 'F11']);
const browsersLetters = new Set(['r', 't', 'n', 'w', 'l', 'j', 'p', '+', '-', '=', '0', 'tab']);

function isBrowsers(event) {
  const key = event.key.toLowerCase();
  return browsersKeys.has(event.key)
    || ((event.ctrlKey || event.metaKey) && (browsersLetters.has(key) || (event.shiftKey && key === 'i')))
    || (event.altKey && key.startsWith('arrow'));
}

for (const name of ['keydown', 'keyup']) {
  window.addEventListener(name, (event) => {
    if (isBrowsers(event)) event.stopImmediatePropagation();
  }, { capture: true });
}
window.addEventListener('wheel', (event) => {
  if (event.ctrlKey || event.metaKey) event.stopImmediatePropagation();
}, { capture: true });

document.getElementById('again').addEventListener('click', () => location.reload());

// What follows the # is asked for once: a change of it starts the program anew.
window.addEventListener('hashchange', () => location.reload());

// A script or memory that is missing ends the program without its own sentence.
function fail(reason) {
  const failed = document.getElementById('failed');
  failed.hidden = false;
  failed.querySelector('code').textContent ||= String(reason);
}

if ('serviceWorker' in navigator) {
  // Without it the page needs the network each time.
  navigator.serviceWorker.register('offline.js').catch(() => {});
}

// The program makes its canvas once it knows what to show.
new MutationObserver((_, observer) => {
  const canvas = document.querySelector('canvas');
  if (!canvas) return;
  observer.disconnect();
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'Sapper');
  canvas.focus();
}).observe(document.querySelector('main'), { childList: true });

try {
  await init({ module_or_path: 'sapper_bg.wasm' });
} catch (reason) {
  fail(reason);
}
