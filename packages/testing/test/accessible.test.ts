import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pixelsOver, violationsOn } from '../src/accessible.ts';
import { openBrowser } from '../src/browser.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  browser = await openBrowser(() => {});
}, 120_000);
afterAll(() => browser.close());

const sound = '<main><h1>Tours</h1><p>In small groups.</p></main>';

async function pageOf(body: string) {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.setContent(`<!DOCTYPE html><html lang="en"><title>Tours</title><body>${body}</body></html>`);
  return page;
}

it('finds nothing in an accessible page', async () => {
  expect(await violationsOn(await pageOf(sound))).toEqual([]);
});

it('lists a violated rule once, with its count and its first element', async () => {
  const page = await pageOf(sound.replace('</p>', '</p><img src="a.png"><img src="b.png">'));
  expect(await violationsOn(page)).toEqual(['image-alt, 2 × <img src="a.png">']);
});

it('runs only the selected rules on the selected parts', async () => {
  const page = await pageOf(`${sound}<div id="aside"><img src="a.png"></div>`);
  expect(await violationsOn(page, { rules: ['image-alt'] })).toHaveLength(1);
  expect(await violationsOn(page, { rules: ['document-title'] })).toEqual([]);
  expect(await violationsOn(page, { rules: { tagged: ['wcag2a'] } })).toHaveLength(1);
  expect(await violationsOn(page, { rules: { tagged: ['best-practice'] } })).toHaveLength(1);
  expect(await violationsOn(page, { within: 'main' })).toEqual([]);
  expect(await violationsOn(page, { except: ['#aside'] })).toEqual([]);
});

it('measures by how many pixels a page overflows horizontally', async () => {
  expect(await pixelsOver(await pageOf(sound))).toBe(0);
  const wide = '<div style="position:absolute;left:0;width:350px;height:9px"></div>';
  expect(await pixelsOver(await pageOf(sound + wide))).toBe(30);
});
