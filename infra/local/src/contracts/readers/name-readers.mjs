import { findReaders, inWords } from './readers.mjs';

/** @typedef {import('../compare.mjs').Break} Break */

/** The field of an answer that a break is about. @param {Break} broken */
const fieldOf = ({ what }) => /^answer[^\s:]*/.exec(what)?.[0];

/** @param {string} field */
const lastOf = (field) => field.slice(field.lastIndexOf('.') + 1).replace(/\[.*$/, '');

/** @param {Break} broken @param {import('./readers.mjs').Reader} reader @param {string} where */
function hurt(broken, { caller, fields, losses }, where) {
  const field = fieldOf(broken);
  if (!field) return `${caller} uses it`;
  const place = fields.get(field) ?? losses.get(lastOf(field));
  return place && `${caller} reads it in ${inWords(place, where)}`;
}

/**
 * Every break in words, with those whom it would hurt.
 * @param {readonly Break[]} breaks
 * @param {string} where
 */
export function nameReaders(breaks, where) {
  if (breaks.length === 0) return [];
  const lost = new Set(
    breaks
      .map(fieldOf)
      .filter((field) => field !== undefined)
      .map(lastOf),
  );
  const readers = findReaders(where, lost);
  return breaks.map((broken) => {
    const those = readers
      .filter(({ contract }) => contract === broken.contract)
      .flatMap((reader) => hurt(broken, reader, where) ?? []);
    const who = those.length > 0 ? those.join('; ') : 'no unit here reads it';
    return `${broken.contract}: ${broken.what} (${who})`;
  });
}
