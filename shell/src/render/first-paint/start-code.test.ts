import { beforeEach, expect, test } from '@jest/globals';
import { startCode, type FirstCode } from './start-code';

const code: FirstCode = {
  run: [
    ['/assets/platform.js', 'sha384-p'],
    ['/assets/main.js', 'sha384-m'],
  ],
  fetch: [['/remotes/catalog/1/page.js', undefined]],
  manifest: '/manifest.webmanifest',
};

beforeEach(() => document.head.replaceChildren());

test('asks for all code when the page has been seen, and for none before', async () => {
  let paint = (): void => undefined;
  const painted = new Promise<void>((done) => (paint = done));
  startCode(code, painted);
  expect(document.head.childElementCount).toBe(0);
  paint();
  await painted;
  const [platform, main] = document.querySelectorAll('script');
  expect(platform).toMatchObject({ async: true, integrity: 'sha384-p' });
  expect(platform?.getAttribute('src')).toBe('/assets/platform.js');
  expect(main?.getAttribute('src')).toBe('/assets/main.js');
  const link = document.querySelector('link');
  expect(link).toMatchObject({ rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
  expect(link?.getAttribute('href')).toBe('/remotes/catalog/1/page.js');
  expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest');
});
