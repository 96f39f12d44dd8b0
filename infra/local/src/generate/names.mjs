import { Obstacle } from '../problem.mjs';

/** `cancel-booking` in the shapes that code needs. @param {string | undefined} text @param {string} what */
export function nameOf(text, what) {
  if (!text || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) {
    throw new Obstacle(`${what} must be written like cancel-booking${text ? `, not ${text}` : ''}.`);
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

/** @typedef {ReturnType<typeof nameOf>} Name */

/** @param {string | undefined} given @param {readonly string[]} known @param {string} what */
function oneOf(given, known, what) {
  if (given && known.includes(given)) return given;
  throw new Obstacle(`${what} must be one of ${known.join(', ')}${given ? `, not ${given}` : ''}.`);
}

const remotes = ['mfe-catalog', 'mfe-booking', 'mfe-account'];

/** `booking` and `mfe-booking` name the same remote. @param {string | undefined} given */
export const remoteFolder = (given) =>
  oneOf(given?.startsWith('mfe-') ? given : `mfe-${given ?? ''}`, remotes, 'The remote');

/** @param {string | undefined} given */
export const serviceNamed = (given) =>
  oneOf(given, ['catalog', 'leads', 'identity', 'notifications'], 'The service');
