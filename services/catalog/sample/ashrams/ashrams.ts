import type { AshramText } from '../with-pictures.js';
import { northAndEast } from './north-and-east.js';
import { south } from './south.js';

/** Real ashrams; statements about them are true as far as they could be checked. */
export const ashrams: AshramText[] = [...south, ...northAndEast];
