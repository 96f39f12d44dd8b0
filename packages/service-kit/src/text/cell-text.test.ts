import { describe, expect, it } from '@jest/globals';
import { cellText } from './cell-text.js';

describe('a text in a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'is no formula: %j',
    (text) => {
      expect(cellText(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'Berg Druck', 'a=b', '10 – 12', 'आनंद'])(
    'is as it was typed if it looks like none: %s',
    (text) => {
      expect(cellText(text)).toBe(text);
    },
  );
});
