import { help } from './src/help.mjs';

console.log(help);
