import { many, send } from '../../../bench/src/harness/http.mjs';
import { everyPage } from '../every-page.mjs';
import { finding } from '../finding.mjs';
import { readFeed, readSitemap } from '../site-lists.mjs';
import {
  isA,
  owedSomewhere,
  picturesIn,
  structuredDataOf,
  structuredDataProblems,
  thingsIn,
} from '../structured-data.mjs';
import { htmlProblems } from '../valid-html.mjs';

/** @typedef {{ site: string, run: () => any, tag: string, log: (line: string) => void }} Target */

/** The own pages of so many things are enough to see what their words do. */
const mostListed = 300;

/** The whole list of pages, over all its files. @param {string} site */
async function sitemapOf(site) {
  const { origin } = new URL(site);
  const read = async (/** @type {string} */ url) => readSitemap((await send(url)).text, origin);
  const first = await read(`${site}/sitemap.xml`);
  const lists = [first, ...(await Promise.all(first.parts.map(read)))];
  return {
    problems: lists.flatMap(({ problems }) => problems),
    pages: lists.flatMap(({ pages }) => pages),
    pictures: lists.flatMap(({ pictures }) => pictures),
  };
}

/** @param {string} html */
const canonicalOf = (html) => /<link[^>]+rel="canonical"[^>]+href="([^"]*)"/.exec(html)?.[1];

/** @param {readonly string[]} addresses @param {string} site */
async function picturesThatFail(addresses, site) {
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
 * @param {Target} target
 */
export async function auditHtml(target) {
  const { site } = target;
  const { origin } = new URL(site);
  const seen = await everyPage(target);
  const list = await sitemapOf(site);
  const feedPath = '/blog/rss.xml';
  const feed = readFeed((await send(site + feedPath)).text, { origin, self: feedPath });
  /** @type {import('../every-page.mjs').Seen[]} */
  const listed = list.pages
    .slice(0, mostListed)
    .map((url) => ({ path: url.slice(origin.length), status: 200 }));
  const pages = [...seen, ...listed.filter(({ path }) => !seen.some((page) => page.path === path))];

  const markup = /** @type {string[]} */ ([]);
  const data = /** @type {string[]} */ ([]);
  const lists = [...list.problems, ...feed.problems];
  const kinds = /** @type {Set<string>} */ (new Set());
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
