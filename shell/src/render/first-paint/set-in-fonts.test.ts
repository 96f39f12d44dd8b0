import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { facesNames, setInFonts, type PageFonts } from './set-in-fonts';

const fonts: PageFonts = {
  always: ['/f/heading.woff2', '/f/text.woff2'],
  byLanguage: { ta: ['/f/ta.woff2'] },
};

let paint: () => void;
let kept = new Set<string>();
const tell = jest.fn<() => void>();
const faces = (): HTMLStyleElement | null => document.querySelector('style');
const links = (): HTMLLinkElement[] => [...document.querySelectorAll('link')];
const asked = (): (string | null)[] => links().map((link) => link.getAttribute('href'));
const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));
const start = async (what = fonts): Promise<void> => {
  document.head.innerHTML = `<style id="${facesNames.id}"></style>`;
  const painted = new Promise<void>((done) => (paint = done));
  setInFonts(what, facesNames, painted);
  await settled();
};
const arrive = async (link: HTMLLinkElement | undefined, how: 'load' | 'error'): Promise<void> => {
  link?.dispatchEvent(new Event(how));
  await settled();
};

beforeEach(() => {
  kept = new Set();
  const has = (name: string): Promise<boolean> => Promise.resolve(kept.has(name));
  const open = (name: string): Promise<unknown> => Promise.resolve(kept.add(name));
  Object.assign(window, { caches: { has, open } });
  tell.mockReset();
  document.addEventListener(facesNames.event, tell);
  document.body.innerHTML = '<main>Words</main>';
});

afterEach(() => document.removeEventListener(facesNames.event, tell));

test('a first visit sees the words in the fonts of the machine, then in ours, all at once', async () => {
  await start();
  expect(faces()?.media).toBe('not all');
  expect(asked()).toEqual([]);
  paint();
  await settled();
  expect(asked()).toEqual(fonts.always);
  expect(links()[0]).toMatchObject({ rel: 'preload', as: 'font', crossOrigin: 'anonymous' });
  await arrive(links()[0], 'load');
  expect(faces()?.media).toBe('not all');
  await arrive(links()[1], 'load');
  expect(faces()?.media).toBe('');
  expect(tell).toHaveBeenCalledTimes(1);
});

test('the next one does not wait for a paint, but for fonts of another version', async () => {
  await start();
  paint();
  await settled();
  for (const link of links()) await arrive(link, 'load');
  await start();
  expect(asked()).toEqual(fonts.always);
  await start({ ...fonts, always: ['/f/other.woff2'] });
  expect(asked()).toEqual([]);
});

test('a page with words in a language brings its font as well', async () => {
  document.body.innerHTML = '<main><span lang="ta">வலம்</span></main>';
  await start();
  paint();
  await settled();
  expect(asked()).toEqual([...fonts.always, '/f/ta.woff2']);
});

test('a font that cannot be had does not hold up the others', async () => {
  await start();
  paint();
  await settled();
  await arrive(links()[0], 'error');
  await arrive(links()[1], 'load');
  expect(faces()?.media).toBe('');
});

test('a browser that keeps nothing for the site is always on its first visit', async () => {
  Reflect.deleteProperty(window, 'caches');
  await start();
  paint();
  await settled();
  for (const link of links()) await arrive(link, 'load');
  expect(faces()?.media).toBe('');
  expect(tell).toHaveBeenCalledTimes(1);
});
