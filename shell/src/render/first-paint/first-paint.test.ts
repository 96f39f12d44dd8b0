import { expect, test } from '@jest/globals';
import { inlineScript } from '../inline-script';
import { afterPaintMarkup, firstPaintScript } from './first-paint';

test('is inlined as source text that uses nothing outside it', async () => {
  const markup = afterPaintMarkup({ run: [['/assets/main.js', undefined]], fetch: [], manifest: '/m.json' });
  const text = /<script>(.*)<\/script>$/s.exec(markup)?.[1] ?? '';
  expect(inlineScript(text).source).toBe(firstPaintScript.source);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  Object.assign(globalThis, { CSS: { supports: () => false } });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  const fonts: string[] = [];
  class Face {
    constructor(_family: string, source: string) {
      fonts.push(source);
    }
    load = (): Promise<this> => Promise.resolve(this);
  }
  Object.assign(window, { FontFace: Face });
  Object.assign(document, { fonts: new Set() });
  document.head.innerHTML = markup.slice(0, markup.indexOf('<script>'));
  document.body.append(Object.assign(document.createElement('script'), { textContent: text }));
  await new Promise((done) => setTimeout(done));
  const asked = [...document.head.querySelectorAll('script, link')].map(
    (one) => one.getAttribute('src') ?? one.getAttribute('href'),
  );
  expect(asked).toEqual([null, '/assets/main.js', '/m.json']);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/\/assets\/fonts\/.+\.woff2/);
});
