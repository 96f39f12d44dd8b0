import bidiFactory from 'bidi-js';
import { scriptRuns, type Script } from './script-fonts.ts';

// The types describe an ES module; Node imports the CommonJS build, which exports the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
/** Characters for which the bidirectional algorithm is needed. */
const twoDirections = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Direction marks without a shape. */
const invisible = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Scripts without spaces between words. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const opening = /[\p{Open_Punctuation}\p{Initial_Punctuation}]$/u;

/** Created on demand: the first one takes 9 ms. */
const segmenters = new Map<'word' | 'grapheme', Intl.Segmenter>();
function segments(text: string, granularity: 'word' | 'grapheme'): Intl.Segments {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter('en', { granularity });
  segmenters.set(granularity, segmenter);
  return segmenter.segment(text);
}

/** Text in one font and one direction, in logical order. */
export interface Piece {
  readonly script: Script | null;
  readonly text: string;
  /** Bidi level: odd for right-to-left text. A number in right-to-left text has level 2. */
  readonly level: number;
}

export interface Line {
  /** In visual order, from left to right. */
  readonly pieces: readonly Piece[];
  readonly isRightToLeft: boolean;
}

type WidthOf = (pieces: readonly Piece[]) => number;

/** Lays out a text in lines of a given width. A paragraph has the direction of its first strong character. */
export const linesOf = (text: string, width: number, widthOf: WidthOf): readonly Line[] =>
  text.split('\n').flatMap((paragraph) => {
    const { pieces, isRightToLeft } = piecesOf(paragraph);
    const between = (start: number, end: number) => slice(pieces, start, end);
    return lineEnds(paragraph, width, (start, end) => widthOf(between(start, end))).map(({ start, end }) => ({
      pieces: inVisualOrder(between(start, end)),
      isRightToLeft,
    }));
  });

function piecesOf(text: string): { pieces: readonly Piece[]; isRightToLeft: boolean } {
  const runs = scriptRuns(text);
  if (!twoDirections.test(text))
    return { pieces: runs.map((run) => ({ ...run, level: 0 })), isRightToLeft: false };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  const pieces: Piece[] = [];
  let start = 0;
  for (const run of runs) {
    const end = start + run.text.length;
    for (let from = start, to = start + 1; to <= end; to++) {
      const level = levels[from] ?? 0;
      if (to < end && levels[to] === level) continue;
      pieces.push({ script: run.script, text: text.slice(from, to), level });
      from = to;
    }
    start = end;
  }
  return { pieces, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** The content of the pieces between two positions of the paragraph. */
function slice(pieces: readonly Piece[], start: number, end: number): readonly Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(Math.max(0, start - at), Math.max(0, end - at)).replace(invisible, '');
    at += piece.text.length;
    return text ? [{ ...piece, text }] : [];
  });
}

/** Start and end of each line of a paragraph. Trailing spaces have no width. */
function lineEnds(text: string, width: number, widthBetween: (start: number, end: number) => number) {
  const lines = [{ start: 0, end: 0 }];
  let [at, used] = [0, 0];
  const add = (part: string) => {
    const visible = at + part.trimEnd().length;
    if (used > 0 && used + widthBetween(at, visible) > width) {
      lines.push({ start: at, end: at });
      used = 0;
    }
    const end = at + part.length;
    used += widthBetween(at, end);
    lines[lines.length - 1] = { start: lines.at(-1)?.start ?? 0, end: visible };
    at = end;
  };
  for (const word of unbreakable(text)) {
    if (widthBetween(at, at + word.trimEnd().length) <= width) add(word);
    else for (const { segment } of segments(word, 'grapheme')) add(segment);
  }
  return lines;
}

/** Parts after each of which a line may end. */
function unbreakable(text: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of segments(text, 'word')) {
    const last = parts.at(-1);
    const isAfterSpace = last !== undefined && /\s$/u.test(last) && !/^\s/u.test(segment);
    const startsWord = isWordLike && unspaced.test(segment) && last !== undefined && !opening.test(last);
    if (last === undefined || isAfterSpace || startsWord) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** Rule L2 of the Unicode bidirectional algorithm, for pieces. */
function inVisualOrder(pieces: readonly Piece[]): readonly Piece[] {
  let ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    const turned: Piece[] = [];
    let reversed: Piece[] = [];
    for (const piece of ordered) {
      if (piece.level >= level) reversed = [piece, ...reversed];
      else {
        turned.push(...reversed, piece);
        reversed = [];
      }
    }
    ordered = [...turned, ...reversed];
  }
  return ordered;
}

/** Thai and Lao write a tone mark above the first part of SARA AM, which fontkit does not support. */
const toneAndAm = /([\u0E48-\u0E4B\u0EC8-\u0ECB]?)([\u0E33\u0EB3])/g;
const nikhahitFirst = (_all: string, tone: string, am: string): string =>
  am === '\u0E33' ? `\u0E4D${tone}\u0E32` : `\u0ECD${tone}\u0EB2`;

/**
 * The text for fontkit, which draws it in the direction of its script: letters whose level has the other
 * direction, such as brackets in Hebrew or Persian digits, are reversed.
 */
export function toShape({ text, level }: Piece, isScriptRightToLeft: boolean): string {
  const isRightToLeft = level % 2 === 1;
  if (isRightToLeft === isScriptRightToLeft) return text.replace(toneAndAm, nikhahitFirst);
  return Array.from(segments(text, 'grapheme'), ({ segment }) =>
    isRightToLeft ? (bidi.getMirroredCharacter(segment) ?? segment) : segment,
  )
    .reverse()
    .join('');
}
