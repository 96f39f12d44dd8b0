import { expect, test } from '@playwright/test';
import { structuredDataOf, structuredDataProblems } from '../../infra/audit/src/structured-data.ts';
import { htmlProblems } from '../../infra/audit/src/valid-html.ts';
import { siteUrl } from '../support/system';

/** One page per kind of layout; `npm run audit html` checks all pages. */
const paths = [
  '/',
  '/spiritual-tours/discovering-shiva',
  '/temples',
  '/host',
  '/contact-us',
  '/spiritual-tours/nowhere',
];

for (const path of paths) {
  test(`${path} is valid HTML with complete structured data`, async ({ request }) => {
    const html = await (await request.get(siteUrl() + path)).text();
    expect(await htmlProblems(html)).toEqual([]);
    const blocks = structuredDataOf(html);
    expect(blocks.flatMap((block) => structuredDataProblems(block, new URL(siteUrl()).origin))).toEqual([]);
  });
}
