import { ArgumentError } from '../command-line/read-arguments.mjs';
import { services } from '../units.ts';
import type { Files } from './files.ts';

/** `cancel-booking` in the shapes that code needs. */
export function nameOf(text: string | undefined, what: string) {
  if (!text || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) {
    throw new ArgumentError(`${what} must be written like cancel-booking${text ? `, not ${text}` : ''}.`);
  }
  const words = text.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const sentence = words.join(' ');
  return {
    kebab: text,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    words: sentence,
    title: sentence.charAt(0).toUpperCase() + sentence.slice(1),
  };
}

export type Name = ReturnType<typeof nameOf>;

function oneOf(given: string | undefined, known: readonly string[], what: string) {
  if (given && known.includes(given)) return given;
  throw new ArgumentError(`${what} must be one of ${known.join(', ')}${given ? `, not ${given}` : ''}.`);
}

/** `booking` and `mfe-booking` name the same remote. */
export const remoteFolder = (files: Files, given: string | undefined) =>
  oneOf(given?.startsWith('mfe-') ? given : `mfe-${given ?? ''}`, files.find('mfe-*'), 'The remote');

export const serviceNamed = (given: string | undefined) => oneOf(given, services, 'The service');
