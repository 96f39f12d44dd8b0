import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { articleWords, parseArticleBlocks, readMinutes } from './article-blocks.js';
import { bracketTextWords, parseBracketText } from './bracket-text.js';
import { decodeEntities, parseInlineHtml } from './inline-html.js';
import { inlineWords, isBlank, safeHref, safeLanguage } from './inline-text.js';
import { loggableError, withoutSecrets } from './loggable-error.js';
import { isStorable } from './storable.js';
import { Email, Slug } from './text.js';

const megabyte = 1_000_000;
/** Linear work takes well under a second even on a busy machine; quadratic work takes hours. */
const limitMs = 20_000;

/** Input that causes catastrophic backtracking in a careless parser, repeated alone or after an opening. */
const pieces: readonly (readonly [opening: string, piece: string])[] = [
  ['', 'a'],
  ['', ' '],
  ['', '\n '],
  ['', 'a\n'],
  ['', '<'],
  ['<', 'a'],
  ['<a ', ' '],
  ['', '<a href="'],
  ['', '<!--'],
  ['', '<b>'],
  ['<a>', '<br>'],
  ['', '</b>'],
  ['', '['],
  ['[', 'a'],
  ['', '[li'],
  ['', '[p] [/p]'],
  ['', '[x] \n'],
  ['[b]', '[br]'],
  ['', '&#'],
  ['&', 'a'],
  ['', 'A1b-'],
  ['', 'a@'],
  ['x@', 'a.'],
  ['"', "'a b"],
  ['', '(,'],
  ['', '\ud800'],
];
const texts = pieces.map(
  ([opening, piece]) => [opening, piece, `${opening}${piece.repeat(megabyte / piece.length)}`] as const,
);

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  parseInlineHtml: (text) => inlineWords(parseInlineHtml(text)),
  'parseInlineHtml inside of an element': (text) => isBlank(parseInlineHtml(`<a>${text}</a>`)),
  decodeEntities,
  parseBracketText,
  bracketTextWords,
  parseArticleBlocks: (text) => {
    const blocks = parseArticleBlocks({ blocks: [{ type: 'paragraph', data: { text } }] });
    return [articleWords(blocks), readMinutes(blocks)];
  },
  'parseArticleBlocks of something else': parseArticleBlocks,
  safeHref,
  safeLanguage,
  withoutSecrets,
  loggableError: (text) => loggableError(new Error(text)),
  isStorable,
  Slug: (text) => z.safeParse(Slug, text).success,
  Email: (text) => z.safeParse(Email, text).success,
};

describe('a megabyte of hostile text is parsed quickly', () => {
  it.each(Object.entries(parsers))('by %s', (_name, parse) => {
    for (const [opening, piece, text] of texts) {
      const since = performance.now();
      parse(text);
      const took = performance.now() - since;
      expect([opening, piece, took < limitMs]).toEqual([opening, piece, true]);
    }
  });
});
