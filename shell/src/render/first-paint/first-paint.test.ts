import { expect, test } from '@jest/globals';
import { afterPaintMarkup } from './first-paint';
import { facesNames } from './set-in-fonts';

test('is sent as text that needs nothing from around it', async () => {
  const markup = afterPaintMarkup(
    {
      code: { run: [['/assets/main.js', undefined]], fetch: [], manifest: '/m.json' },
      fonts: { always: ['/f/heading.woff2'], byLanguage: {} },
      faces: ':root{--own-fonts:visible}',
    },
    'n',
  );
  const text = /<script nonce="n">(.*)<\/script>$/s.exec(markup)?.[1] ?? '';
  expect(markup).toContain(`<style nonce="n" id="${facesNames.id}">:root{--own-fonts:visible}</style>`);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  Object.assign(globalThis, { CSS: { supports: () => false } });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  document.head.innerHTML = markup.slice(0, markup.indexOf('<script'));
  document.body.append(Object.assign(document.createElement('script'), { textContent: text }));
  await new Promise((done) => setTimeout(done));
  const asked = [...document.head.querySelectorAll('script, link')].map(
    (one) => one.getAttribute('src') ?? one.getAttribute('href'),
  );
  expect(asked).toEqual(['/assets/main.js', '/m.json', '/f/heading.woff2']);
});
