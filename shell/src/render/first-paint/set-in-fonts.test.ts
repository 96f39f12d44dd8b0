import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { facesNames, setInFonts, type PageFonts } from './set-in-fonts';

const fonts: PageFonts = {
  always: ['/f/heading.woff2', '/f/text.woff2'],
  where: { 'main [lang="ta"]': '/f/ta.woff2', 'main strong': '/f/text-bold.woff2' },
};

/** A fake FontFace whose load the test resolves or rejects. */
class Face {
  arrive: () => void = () => undefined;
  fail: () => void = () => undefined;
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: object,
  ) {
    asked.push(this);
  }
  load(): Promise<this> {
    return new Promise((done, failed) => {
      this.arrive = () => done(this);
      this.fail = () => failed(new Error('The font cannot be had.'));
    });
  }
}

const face = (family: string, file: string, rest = ''): string =>
  `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:500${rest}}`;
const rules = [
  face('Heading', '/f/heading.woff2'),
  face('Text', '/f/text.woff2', ';unicode-range:U+0020-007E'),
  face('Text', '/f/text-rare.woff2', ';font-style:italic'),
  face('Text', '/f/text-bold.woff2'),
  face('Tamil', '/f/ta.woff2'),
  ':root{--font-ui:Text}',
].join('');

let paint: () => void;
let kept = new Set<string>();
let asked: Face[] = [];
let added: unknown[] = [];
const tell = jest.fn<() => void>();
const style = (): HTMLStyleElement | null => document.querySelector('style');
const files = (): string[] => asked.map(({ source }) => /url\(["']?([^"')]+)/.exec(source)?.[1] ?? source);
const left = (): string[] => [...(style()?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));
const start = async (what = fonts): Promise<void> => {
  [asked, added] = [[], []];
  document.head.innerHTML = `<style id="${facesNames.id}">${rules}</style>`;
  const painted = new Promise<void>((done) => (paint = done));
  setInFonts(what, facesNames, painted);
  await settled();
};
const paintedAndAsked = async (): Promise<void> => {
  paint();
  await settled();
};
const arriveAll = async (): Promise<void> => {
  for (const font of asked) font.arrive();
  await settled();
};

beforeEach(() => {
  kept = new Set();
  const has = (name: string): Promise<boolean> => Promise.resolve(kept.has(name));
  const open = (name: string): Promise<unknown> => Promise.resolve(kept.add(name));
  Object.assign(window, { caches: { has, open }, FontFace: Face });
  Object.assign(document, { fonts: { add: (font: unknown) => added.push(font) } });
  tell.mockReset();
  document.addEventListener(facesNames.event, tell);
  document.body.innerHTML = '<main>Words</main>';
});

afterEach(() => document.removeEventListener(facesNames.event, tell));

test('a first visit shows fallback fonts, then switches to all web fonts in one step', async () => {
  await start();
  expect(style()?.media).toBe('not all');
  expect(asked).toEqual([]);
  await paintedAndAsked();
  expect(files()).toEqual(fonts.always);
  asked[0]?.arrive();
  await settled();
  expect([style()?.media, added]).toEqual(['not all', []]);
  asked[1]?.arrive();
  await settled();
  expect([style()?.media, added]).toEqual(['', asked]);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('replaces the rule of a loaded font by a face with the same descriptors, and keeps the other rules', async () => {
  await start();
  await paintedAndAsked();
  await arriveAll();
  expect(asked.map(({ family }) => family)).toEqual(['Heading', 'Text']);
  expect(asked[1]?.descriptors).toEqual({ weight: '500', style: 'normal', unicodeRange: 'U+0020-007E' });
  expect(left()).toEqual([
    expect.stringContaining('/f/text-rare.woff2'),
    expect.stringContaining('/f/text-bold.woff2'),
    expect.stringContaining('/f/ta.woff2'),
    expect.stringContaining('--font-ui'),
  ]);
});

test('a later visit loads the fonts without waiting for a paint, unless their files have changed', async () => {
  await start();
  await paintedAndAsked();
  await arriveAll();
  await start();
  expect(files()).toEqual(fonts.always);
  await start({ ...fonts, always: ['/f/other.woff2'] });
  expect(asked).toEqual([]);
});

test('a page with text in a language loads its font too', async () => {
  document.body.innerHTML = '<main><span lang="ta">வலம்</span></main>';
  await start();
  await paintedAndAsked();
  expect(files()).toEqual([...fonts.always, '/f/ta.woff2']);
});

test('a page with bold text loads the bold font too', async () => {
  document.body.innerHTML = '<main><p>The <strong>east</strong> gate</p></main>';
  await start();
  await paintedAndAsked();
  expect(files()).toEqual([...fonts.always, '/f/text-bold.woff2']);
});

test('a font that fails to load keeps its rule and does not delay the others', async () => {
  await start();
  await paintedAndAsked();
  asked[0]?.fail();
  asked[1]?.arrive();
  await settled();
  expect([style()?.media, added]).toEqual(['', [asked[1]]]);
  expect(left()[0]).toContain('/f/heading.woff2');
});

test('without the Cache API every visit is treated as the first', async () => {
  Reflect.deleteProperty(window, 'caches');
  await start();
  await paintedAndAsked();
  await arriveAll();
  expect(style()?.media).toBe('');
  expect(tell).toHaveBeenCalledTimes(1);
});
