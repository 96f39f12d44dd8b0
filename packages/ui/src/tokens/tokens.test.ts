import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fallbackFaces } from './fallback-faces';
import { firstFonts, fontsWhere, ownFaces } from './font-faces';
import { globalCss } from './global-css';

describe('the global style sheet', () => {
  it('defines every custom property that it uses', () => {
    const defined = new Set(
      [...globalCss.matchAll(/(?<![a-z0-9-])(--[a-z0-9-]+):/g)].map(([, name]) => name),
    );
    const used = [...globalCss.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
    expect(globalCss).toContain('--color-accent:#93281A');
    expect(globalCss).toContain('--drawing-check:url("data:image/svg+xml,');
  });

  it('wraps a word that is wider than the viewport, such as an email address on a phone, instead of cutting it off', () => {
    const [, body] = /\nbody\{([^}]*)\}/.exec(globalCss) ?? [];
    expect(body).toMatch(/overflow-x:clip;overflow-wrap:break-word$/);
  });

  it('references exactly the font files of the package', () => {
    const files = readdirSync(path.join(__dirname, '../../assets/fonts')).filter((file) =>
      file.endsWith('.woff2'),
    );
    const named = [...ownFaces('/assets/fonts').matchAll(/url\(\/assets\/fonts\/([^)]+)\)/g)].map(
      ([, file]) => file,
    );
    expect([...new Set(named)].sort()).toEqual(files.sort());
    expect(firstFonts('/f')).toHaveLength(3);
    expect(fontsWhere('/f')).toEqual({
      'main [data-below=lines] strong': expect.stringMatching(/^\/f\/newsreader-600/),
      'main [lang="ta"]': expect.stringMatching(/^\/f\/anek-tamil/),
    });
  });

  it('has faces for the rarer letters of a family in every weight and style of its basic letters', () => {
    const faces = [...ownFaces('/f').matchAll(/@font-face\{([^}]*)\}/g)].map(([, face = '']) => ({
      family: /font-family:'([^']*)'/.exec(face)?.[1],
      kind: `${/font-weight:([^;]+)/.exec(face)?.[1]} ${face.includes('italic;')}`,
      isBasic: face.includes('unicode-range:U+0020'),
    }));
    const kindsOf = (name: string, isBasic: boolean) => [
      ...new Set(
        faces.flatMap((face) => (face.family === name && face.isBasic === isBasic ? face.kind : [])),
      ),
    ];
    for (const family of ['Newsreader', 'Anek Latin']) {
      expect(kindsOf(family, false).sort()).toEqual(kindsOf(family, true).sort());
    }
  });

  it('names no web font before its face is declared, and uses every scaled fallback font in a stack', () => {
    expect(globalCss).not.toMatch(/'(Libre Caslon Condensed|Anek Latin|Newsreader|Anek Tamil|Anek Scripts)'/);
    expect(ownFaces('/f')).toContain(
      "--font-display:'Libre Caslon Condensed','Anek Scripts','Caslon as Times'",
    );
    const stretched = [...fallbackFaces.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
    expect(stretched.filter((family) => !globalCss.includes(`'${family}'`))).toEqual([]);
  });

  it('covers every Indian letter of the sample content in each font stack', () => {
    const css = ownFaces('/f');
    const ranges = [...css.matchAll(/unicode-range:([^}]+)/g)].flatMap(([, text = '']) =>
      [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
        parseInt(from, 16),
        parseInt(to, 16),
      ]),
    );
    const sample = path.join(__dirname, '../../../../services/catalog/sample');
    const texts = readdirSync(sample, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(sample, file), 'utf8'));
    const letters = new Set(texts.join('').match(/[\u0900-\u0DFF]/g));
    expect(letters.size).toBeGreaterThan(200);
    const isCovered = (letter: string): boolean =>
      ranges.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
    expect([...letters].filter((letter) => !isCovered(letter))).toEqual([]);
    // Running text has no `lang` attribute, so every stack needs a family with all scripts, including Tamil.
    const inEveryStack = [...css.matchAll(/'Anek Scripts'[^}]*unicode-range:U\+([0-9A-F]+)/g)];
    expect(inEveryStack.map(([, from]) => from)).toEqual(
      expect.arrayContaining(['0900', '0980', '0A00', '0A80', '0B00', '0B80', '0C00', '0C80', '0D00']),
    );
    for (const role of ['display', 'ui', 'reading']) {
      expect(css).toMatch(new RegExp(`--font-${role}:'[^']+','Anek Scripts'`));
    }
  });

  it('scales a fallback font to the width and height of the web font', () => {
    expect(fallbackFaces).toContain(
      "font-family:'Caslon as Times';font-weight:500;unicode-range:U+0-24F,U+1E00-1EFF,U+2000-206F,U+20AC;src:local('Liberation Serif'),local('Times New Roman');" +
        'size-adjust:95.50%;ascent-override:101.57%;descent-override:27.23%',
    );
  });
});
