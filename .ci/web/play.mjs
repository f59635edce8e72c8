// Plays the edition for browsers as a player does, in Debian's Chromium, and fails at the first thing
// that is wrong. The page is one canvas: it is read by what it announces and what it keeps.
//
// Usage: node .ci/web/play.mjs PLAYWRIGHT FOLDER SCALE PICTURES
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [playwright, folder, scale, pictures] = process.argv.slice(2);
const { chromium } = await import(playwright);
const profile = mkdtempSync(join(tmpdir(), 'sapper-web-'));
mkdirSync(pictures, { recursive: true });

// Any server of files will do.
const server = spawn('python3', ['-u', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, '0'],
  { stdio: ['ignore', 'pipe', 'ignore'] });
const address = await new Promise((found) => {
  server.stdout.on('data', (line) => {
    const port = /port (\d+)/.exec(line);
    if (port) found(`http://127.0.0.1:${port[1]}/`);
  });
});

const context = await chromium.launchPersistentContext(profile, {
  executablePath: '/usr/bin/chromium', headless: true, viewport: null, acceptDownloads: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--window-size=1100,760', `--force-device-scale-factor=${scale}`],
});
const faults = [];

async function open(end = '') {
  const page = await context.newPage();
  page.on('console', (said) => { if (said.type() === 'error') faults.push(said.text()); });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => { if (!request.url().startsWith(address) && !request.url().startsWith('blob:')) faults.push(`asks for ${request.url()}`); });
  await page.goto(address + end);
  await ready(page);
  return page;
}

// Until there is a picture of the board.
async function ready(page) {
  await page.waitForFunction(() => document.querySelector('canvas')?.getContext('2d')
    .getImageData(60, 60, 1, 1).data[3] === 255);
}

const news = (page) => page.textContent('#news');
const kept = (page, file) => page.evaluate((key) => localStorage.getItem(key), `sapper:${file}`);

// Presses keys, and returns what is said once it is something else.
async function press(page, ...keys) {
  const before = await news(page);
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForFunction((before) => document.querySelector('#news').textContent !== before, before);
  return news(page);
}

async function look(page, name) {
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(pictures, `${name}-${scale}x.png`) });
}

const checks = {
  async 'the canvas fills the page, sharply'(page) {
    const [size, room] = await page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return [[canvas.width, canvas.height], [innerWidth * devicePixelRatio, innerHeight * devicePixelRatio]];
    });
    assert.deepEqual(size, room.map(Math.round));
    await look(page, 'start');
  },
  async 'a press opens a cell, and it is said and kept'(page) {
    const { width, height } = await page.locator('canvas').boundingBox();
    await page.mouse.click(width / 2, height / 2);
    await page.waitForFunction(() => localStorage.getItem('sapper:/data/session.toml')?.length > 300);
    await press(page, 'ArrowRight');
    await look(page, 'game');
  },
  async 'a hint is given'(page) {
    assert.notEqual(await press(page, 'h'), '');
    await look(page, 'hint');
    await page.keyboard.press('Escape');
  },
  async 'a game goes on after the page was left in the middle'(page) {
    const before = await kept(page, '/data/session.toml');
    const id = /id = .*/.exec(before)[0];
    await page.reload();
    await ready(page);
    assert.equal(/id = .*/.exec(await kept(page, '/data/session.toml'))[0], id);
    await look(page, 'again');
  },
  async 'a board without guessing is found'(page) {
    // Its place does not change.
    await page.mouse.click(300, 72);
    await press(page, 'n');
    await press(page, 'ArrowDown', 'Space');
    await page.waitForFunction(() => /^board = [^]*^no_guess = true/m.test(localStorage.getItem('sapper:/data/session.toml')));
    await look(page, 'no-guess');
  },
  async 'the daily board opens'(page) {
    await press(page, 'F9');
    await look(page, 'daily');
    await page.keyboard.press('Escape');
  },
  async 'a position is pasted into the workbench'(page) {
    await page.evaluate(() => navigator.clipboard.writeText('1##\n##1\n###'));
    await press(page, 'Control+v');
    await look(page, 'workbench');
    await page.keyboard.press('Escape');
  },
  async 'it plays without a network'(page) {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await press(page, 'ArrowRight');
    await context.setOffline(false);
  },
  async 'two pages keep what each has changed'(page) {
    const other = await open();
    const settings = (page) => kept(page, '/settings/settings.toml');
    // Two switches of the header: numbers of mines, and boards without guessing.
    await press(other, 'n');
    await page.bringToFront();
    await page.mouse.click(212, 32);
    await page.waitForFunction(() => /show_remaining/.test(localStorage.getItem('sapper:/settings/settings.toml')));
    const both = await settings(page);
    assert.match(both, /no_guess/);
    await other.close();
  },
};

let code = 0;
try {
  const page = await open();
  for (const [name, check] of Object.entries(checks)) {
    await check(page);
    assert.deepEqual(faults, [], name);
    console.log(`ok: ${name}`);
  }
} catch (error) {
  console.error(error);
  console.error(faults);
  code = 1;
} finally {
  await context.close();
  server.kill();
  rmSync(profile, { recursive: true, force: true });
}
process.exit(code);
