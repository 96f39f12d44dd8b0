import type { TempleText } from '../with-pictures.js';
import { andhraTelanganaKarnataka } from './andhra-telangana-karnataka.js';
import { east } from './east.js';
import { kanchipuramAndChennai } from './kanchipuram-and-chennai.js';
import { kaveriAndArunachala } from './kaveri-and-arunachala.js';
import { kerala } from './kerala.js';
import { north } from './north.js';
import { southernTamilNadu } from './southern-tamil-nadu.js';
import { westAndCenter } from './west-and-center.js';

const inOrder: TempleText[] = [
  ...kaveriAndArunachala,
  ...kanchipuramAndChennai,
  ...southernTamilNadu,
  ...north,
  ...east,
  ...kerala,
  ...andhraTelanganaKarnataka,
  ...westAndCenter,
];

/** Real temples; statements about them are true as far as they could be checked. */
export const temples: TempleText[] = inOrder.map((temple, i) => ({ ...temple, listNumber: i + 1 }));
