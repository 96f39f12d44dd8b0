import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fontFaces, fontsOfLanguage, fontsToPreload } from './font-faces';
import { globalCss } from './global-css';

describe('the style of the document', () => {
  it('defines every property that it uses', () => {
    const defined = new Set([...globalCss.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
    const used = [...globalCss.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
    expect(globalCss).toContain('--color-kavi:#93281A');
    expect(globalCss).toContain('--drawing-check:url("data:image/svg+xml,');
  });

  it('names exactly the font files that lie in the package', () => {
    const files = readdirSync(path.join(__dirname, '../../assets/fonts')).filter((file) =>
      file.endsWith('.woff2'),
    );
    const named = [...fontFaces('/assets/fonts').matchAll(/url\(\/assets\/fonts\/([^)]+)\)/g)].map(
      ([, file]) => file,
    );
    expect([...named].sort()).toEqual(files.sort());
    expect(fontsToPreload('/f')).toHaveLength(3);
    expect(fontsOfLanguage('/f', 'ta')).toEqual([expect.stringMatching(/^\/f\/anek-tamil/)]);
  });
});
