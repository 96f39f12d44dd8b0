import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getArticle } from '@valam/contracts/catalog/article.rpc';
import { searchContent, suggestContent } from '@valam/contracts/catalog/search.rpc';
import { listTemples } from '@valam/contracts/catalog/temple.rpc';
import { getVenue } from '@valam/contracts/catalog/venue.rpc';
import { parseArticleBlocks } from '@valam/contracts/shared/article-blocks';
import { encodeArticle } from '../src/article/article-content.js';
import { venueKind } from '../src/venue/venue.kind.js';
import { anArticle, saved } from './builders.js';
import { startCatalog, type TestCatalog } from './start-catalog.js';

const handlers = ['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'onanimationstart', 'ontoggle'];
const elements = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'details open',
  'video src=x',
  'iframe',
  'math',
];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  ' javascript:',
  'data:text/html,',
  'vbscript:',
  '&#106;avascript:',
];
const wraps = ['%s', '"><%s', "'><%s", '</p>%s', '<b>%s', '<!--%s-->', '<![CDATA[%s]]>'];

const hostile = [
  ...elements.flatMap((element) => handlers.map((handler) => `<${element} ${handler}=alert(1)>`)),
  ...schemes.flatMap((scheme) => [
    `<a href="${scheme}alert(1)">x</a>`,
    `<iframe src="${scheme}alert(1)"></iframe>`,
  ]),
  ...wraps.map((wrap) => wrap.replace('%s', '<script>alert(1)</script>')),
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<style>@import "x"</style>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<form action=javascript:alert(1)><button>x',
  `'; drop table tour; --`,
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  '__proto__',
  '[b][i]unclosed',
  '[script]alert(1)[/script]',
  '\u202edetrevni',
  '\ud83d\ude00'.repeat(50),
  '%00%0d%0a',
  '../../etc/passwd',
];

describe('hostile strings', () => {
  let catalog: TestCatalog;
  beforeAll(async () => {
    catalog = await startCatalog();
  });
  afterAll(() => catalog.stop());

  it('are inert in articles: no handler, no script, no address that runs', async () => {
    const blocks = hostile.flatMap((text) => [
      { type: 'paragraph', data: { text } },
      { type: 'header', data: { level: 2, text } },
      { type: 'list', data: { style: 'unordered', items: [text, { content: text }] } },
      { type: 'quote', data: { text, caption: text } },
      { type: 'image', data: { file: { url: text }, caption: text } },
    ]);
    await anArticle(catalog, {
      slug: 'hostile',
      title: '<script>alert(1)</script>',
      content: encodeArticle(blocks),
    });
    const { content } = await catalog.rpc.call(getArticle, { slug: 'hostile' });
    const marks = new Set<string>();
    const addresses: string[] = [];
    JSON.stringify(parseArticleBlocks(content), (key, value: unknown) => {
      if (key === 'mark') marks.add(String(value));
      if (key === 'href' || key === 'url') addresses.push(String(value));
      return value;
    });
    expect(
      [...marks].every((mark) =>
        ['b', 'i', 'u', 's', 'a', 'br', 'code', 'mark', 'sub', 'sup', 'span'].includes(mark),
      ),
    ).toBe(true);
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:|\/|#|\?)/i.test(address))).toEqual([]);
  });

  it('come back as the text they are from every other field', async () => {
    for (const [index, text] of hostile.slice(0, 20).entries()) {
      const venue = await saved(catalog, venueKind, {
        slug: `hostile-${index}`,
        name: text,
        aboutProperty: text,
      });
      expect(await catalog.rpc.call(getVenue, { slug: venue.slug })).toMatchObject({
        name: text,
        aboutProperty: text,
      });
    }
  });

  it('are only words to look for', async () => {
    for (const q of hostile.map((text) => text.slice(0, 200))) {
      await catalog.rpc.call(searchContent, { q, page: 1, perPage: 5 });
      await catalog.rpc.call(suggestContent, { q });
      await catalog.rpc.call(listTemples, { page: 1, perPage: 5, q: q.slice(0, 120) });
    }
  });
});
