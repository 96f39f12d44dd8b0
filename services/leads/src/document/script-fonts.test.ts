import { describe, expect, it } from '@jest/globals';
import { fontOf, isWrittenInLatin, scriptRuns } from './script-fonts.js';

const written = (text: string) => scriptRuns(text).map((run) => [run.script, run.text]);

describe("the site's font", () => {
  it('covers Latin text, and not other letters or direction marks', () => {
    for (const text of ['', 'Śakuntalā Ṛṣi', '₹ 1,50,000 – “12 guests” •', 'Zoë\nŁódź'])
      expect([text, isWrittenInLatin(text)]).toEqual([text, true]);
    for (const text of ['Наталья', '王', 'משה', 'Zoe\u200F', '\u2068Zoe\u2069'])
      expect([text, isWrittenInLatin(text)]).toEqual([text, false]);
  });
});

describe('runs of one script', () => {
  it('are single for Latin, with diacritics, digits and the rupee sign', () => {
    expect(written('Nātarāja, ₹ 1,50,000')).toEqual([[null, 'Nātarāja, ₹ 1,50,000']]);
    expect(written('')).toEqual([]);
  });

  it('change with the script, and keep marks, joiners and spaces with the preceding text', () => {
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

  it('contain Han letters in the language of their context, which defaults to Chinese', () => {
    expect(written('王小明 Wang')).toEqual([
      ['Chinese', '王小明 '],
      [null, 'Wang'],
    ]);
    expect(written('田中さくら、ラーメン')).toEqual([['Japanese', '田中さくら、ラーメン']]);
    // The Korean font has no Han letters.
    expect(written('김민수 金敏洙')).toEqual([
      ['Korean', '김민수 '],
      ['Chinese', '金敏洙'],
    ]);
    // A letter that is used only in China.
    expect(written('さくら 说').map(([script]) => script)).toEqual(['Japanese', 'Chinese']);
  });

  it('keep Arabic and Persian commas, digits and joiners in their font', () => {
    expect(written('علی، ۱۲۳ می\u200Cروم')).toEqual([['Arabic', 'علی، ۱۲۳ می\u200Cروم']]);
    expect(written('(שלום)').map(([script]) => script)).toEqual([null, 'Hebrew', null]);
  });

  it.each([
    ['王小明', 'Chinese'],
    ['陳美玲', 'Chinese'],
    ['서울특별시 종로구', 'Korean'],
    ['สมชาย ใจดี', 'Thai'],
    ['משה כהן', 'Hebrew'],
    ['محمد علي', 'Arabic'],
    ['علی رضایی ژاله چغانی', 'Arabic'],
    ['محمد فیصل ٹھیک ہے ڑ ں', 'Arabic'],
    ['Արամ Խաչատրյան', 'Armenian'],
    ['გიორგი ბერიძე', 'Georgian'],
    ['නිමල් පෙරේරා ශ්‍රී', 'Sinhala'],
    ['ភ្នំពេញ', 'Khmer'],
    ['ສົມສັກ', 'Lao'],
    ['အောင်ဆန်း', 'Myanmar'],
    ['አበበ ቢቂላ', 'Ethiopic'],
    ['བསྟན་འཛིན་རྒྱ་མཚོ།', 'Tibetan'],
  ] as const)('have a font with every letter of %s that can be shaped', (text, script) => {
    expect(written(text)).toEqual([[script, text]]);
    for (const weight of ['regular', 'strong'] as const) {
      const { glyphs } = fontOf(script, weight).layout(text);
      expect(glyphs.filter((glyph) => glyph.id === 0)).toEqual([]);
    }
  });

  it('loses no letter of a text when it is split by script', () => {
    const text =
      'ଓଡ଼ିଆ ਪੰਜਾਬੀ বাংলা ગુજરાતી ಕನ್ನಡ മലയാളം తెలుగు Ελλάδα 王小明 ラーメン 김민수 ไทย עברית عربي e\u0301';
    expect(
      scriptRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });
});
