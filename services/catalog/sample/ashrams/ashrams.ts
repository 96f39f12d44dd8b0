import type { AshramText } from '../with-pictures.js';
import { northAndEast } from './north-and-east.js';
import { south } from './south.js';

/** Real ashrams; what is said of them is true as far as it was checked. */
export const ashrams: AshramText[] = [...south, ...northAndEast];
