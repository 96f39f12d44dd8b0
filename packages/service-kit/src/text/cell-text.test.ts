import { describe, expect, it } from '@jest/globals';
import { cellText } from './cell-text.js';

describe('the text of a CSV cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'is escaped if it is a formula: %j',
    (text) => {
      expect(cellText(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'Berg Druck', 'a=b', '10 – 12', 'आनंद'])('is unchanged if it is not a formula: %s', (text) => {
    expect(cellText(text)).toBe(text);
  });
});
