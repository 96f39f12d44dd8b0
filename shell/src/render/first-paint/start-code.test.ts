import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
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
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('requests all code after the first paint, and none before', async () => {
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

const lost = () => [...document.querySelectorAll<HTMLScriptElement>('script[src="/assets/main.js"]')];

test('retries a file that fails to load twice', async () => {
  const painted = Promise.resolve();
  startCode(code, painted);
  await painted;
  jest.useFakeTimers();
  for (let tries = 1; tries <= 4; tries++) {
    lost().at(-1)?.dispatchEvent(new Event('error'));
    jest.runAllTimers();
  }
  expect(lost().map(({ integrity }) => integrity)).toEqual(['sha384-m', 'sha384-m', 'sha384-m']);
  expect(document.querySelectorAll('script[src="/assets/platform.js"]')).toHaveLength(1);
});

test('retries a file that failed offline when the browser is online again', async () => {
  const painted = Promise.resolve();
  startCode(code, painted);
  await painted;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lost().at(-1)?.dispatchEvent(new Event('error'));
  expect(lost()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  expect(lost()).toHaveLength(2);
});
