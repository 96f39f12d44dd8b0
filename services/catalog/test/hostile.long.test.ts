import { describe, expect, it } from '@jest/globals';
import { getArticle } from '@valam/contracts/catalog/article.rpc';
import { searchContent, suggestContent } from '@valam/contracts/catalog/search.rpc';
import { getAshram } from '@valam/contracts/catalog/ashram.rpc';
import { getPolicy } from '@valam/contracts/catalog/policy.rpc';
import { getRetreat } from '@valam/contracts/catalog/retreat.rpc';
import { getTemple, listTemples } from '@valam/contracts/catalog/temple.rpc';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { parseBracketText } from '@valam/contracts/shared/bracket-text';
import { getVenue } from '@valam/contracts/catalog/venue.rpc';
import { parseArticleBlocks } from '@valam/contracts/shared/article-blocks';
import { encodeArticle } from '../src/article/article-content.js';
import { ashramKind } from '../src/ashram/ashram.kind.js';
import { policyKind } from '../src/policy/policy.kind.js';
import { retreatKind } from '../src/retreat/retreat.kind.js';
import { venueKind } from '../src/venue/venue.kind.js';
import { aTemple, aTour, anArticle, saved } from './builders.js';
import { runningCatalog } from './start-catalog.js';

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

const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[url=javascript:alert(1)]x[/url]',
];
const tags = ['h1', 'h2', 'h3', 'p', 'b', 'i', 'u', 'li', 'ul', 'ol'];

const hostile = [
  ...tags.flatMap((tag) =>
    scripts.flatMap((script) => [
      `[${tag}]${script}[/${tag}]`,
      `[${tag} onclick=alert(1)]${script}`,
      `[/${tag}]${script}[${tag}`,
      `<${tag}>${script}</${tag}>`,
    ]),
  ),
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

const catalog = await runningCatalog();

describe('hostile strings', () => {
  it('are inert in articles, without handlers, scripts or executable URLs', async () => {
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

  it('tries at least 290 different hostile strings', () =>
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(290));

  const source = hostile.join('\n');
  const formatted: [string, () => Promise<(string | null)[]>][] = [
    [
      'tours',
      async () => {
        await aTour(catalog, {
          slug: 'hostile',
          description: source,
          itinerary: source,
          inclusions: source,
          exclusions: source,
        });
        const { description, itinerary, inclusions, exclusions } = await catalog.rpc.call(getTour, {
          slug: 'hostile',
        });
        return [description, itinerary, inclusions, exclusions];
      },
    ],
    [
      'temples',
      async () => {
        await aTemple(catalog, { slug: 'hostile', about: source });
        return [(await catalog.rpc.call(getTemple, { slug: 'hostile' })).about];
      },
    ],
    [
      'retreats',
      async () => {
        const texts = { description: source, itinerary: source, inclusions: source, exclusions: source };
        await saved(catalog, retreatKind, { slug: 'hostile', title: 'R', ...texts });
        const retreat = await catalog.rpc.call(getRetreat, { slug: 'hostile' });
        return [retreat.description, retreat.itinerary, retreat.inclusions, retreat.exclusions];
      },
    ],
    [
      'ashrams',
      async () => {
        await saved(catalog, ashramKind, { slug: 'hostile', title: 'A', description: source });
        return [(await catalog.rpc.call(getAshram, { slug: 'hostile' })).description];
      },
    ],
    [
      'policies',
      async () => {
        const policy = {
          slug: 'hostile',
          title: 'P',
          body: source,
          policyVersion: '1',
          effectiveFrom: '2026-01-01',
        };
        await saved(catalog, policyKind, policy);
        return [(await catalog.rpc.call(getPolicy, { slug: 'hostile' })).body];
      },
    ],
  ];

  it.each(formatted)('are plain text and simple marks in the formatted texts of %s', async (_, save) => {
    const texts = await save();
    for (const text of texts) {
      const blocks = parseBracketText(text ?? '');
      expect(blocks.length).toBeGreaterThan(0);
      const names = new Set<string>();
      JSON.stringify(blocks, (key, value: unknown) => {
        if (key && !/^\d+$/.test(key)) names.add(key);
        if (key === 'mark') expect(['b', 'i', 'u', 'br']).toContain(value);
        if (key === 'type') expect(['heading', 'paragraph', 'list']).toContain(value);
        return value;
      });
      // Without URLs and attributes, nothing in the tree can be executed.
      const known = ['type', 'level', 'content', 'ordered', 'items', 'mark', 'children', 'text'];
      expect([...names].filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it('are returned unchanged as text in every other field', async () => {
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

  it('are plain words in a search', async () => {
    for (const q of hostile.map((text) => text.slice(0, 200))) {
      await catalog.rpc.call(searchContent, { q, page: 1, perPage: 5 });
      await catalog.rpc.call(suggestContent, { q });
      await catalog.rpc.call(listTemples, { page: 1, perPage: 5, q: q.slice(0, 120) });
    }
  });
});
