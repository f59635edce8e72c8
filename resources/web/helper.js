// A second instance of the program, which works out what takes long.
import init from './sapper.js';

await init({ module_or_path: 'sapper_bg.wasm' });
