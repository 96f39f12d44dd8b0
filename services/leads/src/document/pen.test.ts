import { describe, expect, it } from '@jest/globals';
import { scriptRuns } from './pen.js';

const written = (text: string) => scriptRuns(text).map((run) => [run.script, run.text]);

describe('runs of one script', () => {
  it('are one for Latin, with diacritics, digits and the rupee sign', () => {
    expect(written('Nātarāja, ₹ 1,50,000')).toEqual([[null, 'Nātarāja, ₹ 1,50,000']]);
    expect(written('')).toEqual([]);
  });

  it('change with the script, and keep marks, joiners and spaces with what is before them', () => {
    expect(written('Dr. नेहा शर्मा, 12')).toEqual([
      [null, 'Dr. '],
      ['Devanagari', 'नेहा शर्मा'],
      [null, ', 12'],
    ]);
    expect(written('தமிழ்செல்வி Наталья')).toEqual([
      ['Tamil', 'தமிழ்செல்வி '],
      ['Cyrillic', 'Наталья'],
    ]);
  });

  it('lose no letter', () => {
    const text = 'ଓଡ଼ିଆ ਪੰਜਾਬੀ বাংলা ગુજરાતી ಕನ್ನಡ മലയാളം తెలుగు Ελλάδα 王小明 e\u0301';
    expect(
      scriptRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });
});
