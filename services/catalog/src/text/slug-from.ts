import { plainSpelling } from './fold-spelling.js';

const longest = 100;

/** An address from a title: 'Śrī Raṅgam, in winter' → `sri-rangam-in-winter`. */
export function slugFrom(title: string): string {
  const words = plainSpelling(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.length <= longest ? words : words.slice(0, longest).replace(/-[^-]*$/, '');
}
