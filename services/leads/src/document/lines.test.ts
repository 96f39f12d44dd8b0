import { describe, expect, it } from '@jest/globals';
import { linesOf, toShape, type Piece } from './lines.js';

const each = (text: string) => Array.from(text).length;
/** Monospaced: every letter has the same width. */
const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + each(text), 0);
const rightToLeftScripts = new Set(['Arabic', 'Hebrew']);

/** The text in visual order, from left to right: fontkit itself reverses runs of right-to-left scripts. */
const seen = (text: string, width = 1000) =>
  linesOf(text, width, widthOf).map(({ pieces }) =>
    pieces
      .map((piece) => {
        const isTurned = rightToLeftScripts.has(piece.script ?? '');
        const letters = Array.from(toShape(piece, isTurned));
        return (isTurned ? letters.reverse() : letters).join('');
      })
      .join(''),
  );
const backwards = (text: string) => Array.from(text).reverse().join('');

describe('a line', () => {
  it('has a right-to-left name in reading order beside Latin text', () => {
    expect(seen('A journey for משה כהן, with love')).toEqual([
      `A journey for ${backwards('משה כהן')}, with love`,
    ]);
    expect(seen('משה כהן (Moshe)')).toEqual([`(Moshe) ${backwards('משה כהן')}`]);
  });

  it('has left-to-right numbers within right-to-left text', () => {
    expect(seen('הרצל 12')).toEqual([`12 ${backwards('הרצל')}`]);
    expect(seen('پلاک ۱۲۳')).toEqual([`۱۲۳ ${backwards('پلاک')}`]);
  });

  it('mirrors brackets of right-to-left text', () => {
    expect(seen('(שלום) [אב]')).toEqual([`[${backwards('אב')}] (${backwards('שלום')})`]);
  });

  it('has the direction of its paragraph', () => {
    const lines = linesOf('Mazel tov, שלום\nמזל טוב!', 1000, widthOf);
    expect(lines.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, true]);
    expect(seen('מזל טוב!')).toEqual([`!${backwards('מזל טוב')}`]);
  });

  it('applies direction marks without displaying them', () => {
    expect(seen('Dr. \u2068משה\u2069, 2 guests')).toEqual([`Dr. ${backwards('משה')}, 2 guests`]);
  });
});

describe('a text that is wider than its box', () => {
  it('breaks between words, even without spaces', () => {
    expect(seen('नमस्ते दुनिया', 8)).toEqual(['नमस्ते', 'दुनिया']);
    expect(seen('王小明先生您好，感谢您', 8).every((line) => each(line) <= 8)).toBe(true);
    expect(seen('王小明先生您好，感谢您', 8).join('')).toBe('王小明先生您好，感谢您');
    expect(seen('ความสุขและความสงบ', 8).length).toBeGreaterThan(1);
  });

  it('keeps an opening bracket with the next word and a comma with the previous one', () => {
    expect(seen('您好，感谢（您好）', 5)).toEqual(['您好，感谢', '（您好）']);
    expect(seen('您好，感谢', 3)).toEqual(['您好，', '感谢']);
  });

  it('breaks a word that is wider than the box', () => {
    expect(seen('שלוםשלוםשלום', 5)).toHaveLength(3);
  });

  it('starts each right-to-left line with its first words', () => {
    expect(seen('שלום עולם', 5)).toEqual([backwards('שלום'), backwards('עולם')]);
  });
});

describe('SARA AM', () => {
  it('has its tone mark above its first part', () => {
    expect(toShape({ script: 'Thai', text: 'น้ำ', level: 0 }, false)).toBe('น\u0E4D\u0E49า');
  });
});
