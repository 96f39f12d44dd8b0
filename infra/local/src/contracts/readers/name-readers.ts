import { findReaders, inWords } from './readers.ts';
import type { Break } from '../compare.ts';
import type { Reader } from './readers.ts';

/** The field of an answer that a break is about. */
const fieldOf = ({ what }: Break) => /^answer[^\s:]*/.exec(what)?.[0];

const lastOf = (field: string) => field.slice(field.lastIndexOf('.') + 1).replace(/\[.*$/, '');

function hurt(broken: Break, { caller, fields, losses }: Reader, where: string) {
  const field = fieldOf(broken);
  if (!field) return `${caller} uses it`;
  const place = fields.get(field) ?? losses.get(lastOf(field));
  return place && `${caller} reads it in ${inWords(place, where)}`;
}

/** Every break in words, with those whom it would hurt. */
export function nameReaders(breaks: readonly Break[], where: string) {
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
