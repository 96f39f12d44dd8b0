import { many, send } from '@valam/testing/http';
import { everyPage } from '../every-page.ts';
import { finding } from '../finding.ts';
import { readFeed, readSitemap } from '../site-lists.ts';
import {
  isA,
  owedSomewhere,
  picturesIn,
  structuredDataOf,
  structuredDataProblems,
  thingsIn,
} from '../structured-data.ts';
import { htmlProblems } from '../valid-html.ts';
import type { Seen } from '../every-page.ts';
import type { Target } from '../target.ts';

/** Structured data required for each kind of page. */
const owed: Record<string, string[]> = {
  '/': ['Organization'],
  '/spiritual-tours/:slug': ['Product', 'TouristTrip', 'BreadcrumbList'],
  '/blog/:slug': ['Article', 'BreadcrumbList'],
  '/host/:slug': ['Person'],
  '/temples/:slug': ['BreadcrumbList'],
};

/** Required in the head of every indexable page. */
const inHeads = {
  'a title': /<title>[^<]{5,}<\/title>/,
  'a description': /<meta[^>]+name="description"[^>]+content="[^"]{20,}/,
  'a canonical address': /<link[^>]+rel="canonical"|name="robots" content="noindex/,
  'one h1': /<h1[\s>]/,
  'a language': /<html[^>]+lang="en/,
  'an og:title': /property="og:title"/,
};

/** A sample of this many detail pages is enough. */
const mostListed = 300;

/** The complete sitemap, across all its files. */
async function sitemapOf(site: string) {
  const { origin } = new URL(site);
  const read = async (url: string) => readSitemap((await send(url)).text, origin);
  const first = await read(`${site}/sitemap.xml`);
  const lists = [first, ...(await Promise.all(first.parts.map(read)))];
  return {
    problems: lists.flatMap(({ problems }) => problems),
    pages: lists.flatMap(({ pages }) => pages),
    pictures: lists.flatMap(({ pictures }) => pictures),
  };
}

/** The image of link previews. */
const previewOf = (html: string) =>
  [...html.matchAll(/<meta[^>]+property="og:image"[^>]+content="([^"]*)"/g)].map(([, url = '']) => url);

const canonicalOf = (html: string) => /<link[^>]+rel="canonical"[^>]+href="([^"]*)"/.exec(html)?.[1];

async function picturesThatFail(addresses: readonly string[], site: string) {
  const all = [...new Set(addresses)].map((address) => new URL(address).pathname);
  const answers = await many(all.length, 4, async (i) => {
    const { status, headers } = await send(`${site}${all[i]}`);
    return status === 200 && /^image\//.test(headers['content-type'] ?? '') ? [] : `${all[i]} is no picture`;
  });
  return { tried: all.length, wrong: answers.flat() };
}

/** Parses one page as crawlers do. */
async function readPage({ path, status, headers, pattern }: Seen, site: string, listed: readonly string[]) {
  const { origin } = new URL(site);
  const answer = await send(site + path, headers ? { headers } : {});
  const blocks = structuredDataOf(answer.text);
  const things = blocks.flatMap(thingsIn);
  const kinds = owedSomewhere.filter((kind) => things.some((thing) => isA(thing, kind)));
  const missing = (owed[pattern ?? ''] ?? []).filter((kind) => !kinds.includes(kind));
  const canonical = canonicalOf(answer.text);
  const isListed = listed.includes(origin + path);
  const heads = pattern ? Object.entries(inHeads).filter(([, test]) => !test.test(answer.text)) : [];
  return {
    markup: [
      ...(status > 0 && answer.status !== status ? [`${path} answered ${answer.status}`] : []),
      ...(await htmlProblems(answer.text)).map((problem) => `${path}: ${problem}`),
    ],
    heads: heads.map(([what]) => `${path} lacks ${what}`),
    data: [
      ...blocks.flatMap((block) => structuredDataProblems(block, origin)).map((what) => `${path}: ${what}`),
      ...missing.map((kind) => `${path} lacks ${kind}`),
    ],
    lists: [
      ...(canonical === origin + path && !isListed ? [`${path} is in no list of pages`] : []),
      ...(isListed && canonical !== origin + path
        ? [`${path} is listed, and its own address is ${canonical}`]
        : []),
    ],
    pictures: [...blocks.flatMap(picturesIn), ...previewOf(answer.text)],
    kinds,
    blocks,
  };
}

type Read = Awaited<ReturnType<typeof readPage>>;

/** Checks pages as crawlers read them: valid HTML, complete head and structured data, complete sitemaps and feeds. */
export async function auditHtml(target: Target) {
  const { site } = target;
  const { origin } = new URL(site);
  const seen = await everyPage(target);
  const list = await sitemapOf(site);
  const feedPath = '/blog/rss.xml';
  const feed = readFeed((await send(site + feedPath)).text, { origin, self: feedPath });
  const listed: Seen[] = list.pages
    .slice(0, mostListed)
    .map((url) => ({ path: url.slice(origin.length), status: 200 }));
  const pages = [...seen, ...listed.filter(({ path }) => !seen.some((page) => page.path === path))];
  const read: Read[] = [];
  for (const page of pages) read.push(await readPage(page, site, list.pages));
  const all = <T>(of: (page: Read) => T[]) => read.flatMap(of);

  const lost = await many(feed.pages.length, 4, async (index) => {
    const url = feed.pages[index] ?? '';
    return (await send(site + url.slice(origin.length))).status === 200 ? [] : `${url} does not answer`;
  });
  const nowhere = owedSomewhere.filter((kind) => !all(({ kinds }) => kinds).includes(kind));
  const shown = await picturesThatFail([...list.pictures, ...all(({ pictures }) => pictures)], site);
  const heads = {
    tried: seen.filter(({ pattern }) => pattern).length,
    wrong: all(({ heads }) => heads),
    least: 20,
  };
  return [
    finding('HTML validity', {
      tried: pages.length,
      wrong: all(({ markup }) => markup),
      least: 100,
      unit: 'pages',
      goal: '0 errors',
    }),
    finding('heads of pages', { ...heads, unit: 'pages' }),
    finding('structured data, complete', {
      tried: all(({ blocks }) => blocks).length,
      wrong: [...all(({ data }) => data), ...nowhere.map((kind) => `no page has ${kind}`)],
      least: 100,
      unit: 'blocks',
    }),
    finding('sitemap and feed', {
      tried: list.pages.length + feed.pages.length,
      wrong: [...list.problems, ...feed.problems, ...all(({ lists }) => lists), ...lost.flat()],
      least: 100,
      unit: 'entries',
    }),
    finding('files for programs', { tried: 3, wrong: await programFiles(site) }),
    finding('pictures for programs', { ...shown, least: 100, unit: 'pictures' }),
  ];
}

async function programFiles(site: string) {
  const wrong = [];
  for (const [path, type, test] of [
    ['/robots.txt', /text\/plain/, /User-agent: \*[\s\S]*Sitemap:/i],
    ['/manifest.webmanifest', /json/, /"icons"/],
    ['/.well-known/security.txt', /text\/plain/, /Contact:[\s\S]*Expires:|Expires:[\s\S]*Contact:/],
  ] as [string, RegExp, RegExp][]) {
    const { status, headers, text } = await send(site + path);
    if (status !== 200) wrong.push(`${path} answered ${status}`);
    else if (!type.test(headers['content-type'] ?? '')) wrong.push(`${path} is ${headers['content-type']}`);
    else if (!test.test(text)) wrong.push(`${path} does not hold what it should`);
  }
  return wrong;
}
