import { many, send } from '../../../bench/src/harness/http.ts';
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

export interface Target {
  site: string;
  run: () => any;
  tag: string;
  log: (line: string) => void;
}

/** The own pages of so many things are enough to see what their words do. */
const mostListed = 300;

/** The whole list of pages, over all its files. */
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

const canonicalOf = (html: string) => /<link[^>]+rel="canonical"[^>]+href="([^"]*)"/.exec(html)?.[1];

async function picturesThatFail(addresses: readonly string[], site: string) {
  const all = [...new Set(addresses)].map((address) => new URL(address).pathname);
  const answers = await many(all.length, 4, async (i) => {
    const { status, headers } = await send(`${site}${all[i]}`);
    return status === 200 && /^image\//.test(headers['content-type'] ?? '') ? [] : `${all[i]} is no picture`;
  });
  return { tried: all.length, wrong: answers.flat() };
}

/**
 * What programs make of the pages: markup by the rules of HTML, structured data that is complete, lists that hold what
 * they should.
 */
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

  const markup: string[] = [];
  const data: string[] = [];
  const lists = [...list.problems, ...feed.problems];
  const kinds = new Set<string>();
  const pictures = [...list.pictures];
  let blocks = 0;
  for (const { path, status, headers } of pages) {
    const answer = await send(site + path, headers ? { headers } : {});
    if (status > 0 && answer.status !== status) markup.push(`${path} answered ${answer.status}`);
    markup.push(...(await htmlProblems(answer.text)).map((problem) => `${path}: ${problem}`));
    for (const block of structuredDataOf(answer.text)) {
      blocks++;
      data.push(...structuredDataProblems(block, origin).map((problem) => `${path}: ${problem}`));
      pictures.push(...picturesIn(block));
      for (const kind of owedSomewhere)
        if (thingsIn(block).some((thing) => isA(thing, kind))) kinds.add(kind);
    }
    const canonical = canonicalOf(answer.text);
    if (canonical === origin + path && !list.pages.includes(canonical))
      lists.push(`${path} is in no list of pages`);
    if (list.pages.includes(origin + path) && canonical !== origin + path)
      lists.push(`${path} is listed, and its own address is ${canonical}`);
  }
  data.push(...owedSomewhere.filter((kind) => !kinds.has(kind)).map((kind) => `no page has ${kind}`));
  for (const url of feed.pages)
    if ((await send(site + url.slice(origin.length))).status !== 200) lists.push(`${url} does not answer`);
  const shown = await picturesThatFail(pictures, site);
  return [
    finding('HTML validity', {
      tried: pages.length,
      wrong: markup,
      least: 100,
      unit: 'pages',
      goal: '0 errors',
    }),
    finding('structured data, complete', { tried: blocks, wrong: data, least: 100, unit: 'blocks' }),
    finding('sitemap and feed', {
      tried: list.pages.length + feed.pages.length,
      wrong: lists,
      least: 100,
      unit: 'entries',
    }),
    finding('pictures for programs', { ...shown, least: 100, unit: 'pictures' }),
  ];
}
