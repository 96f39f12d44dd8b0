import { childrenOf, readXml, textOf } from './xml.ts';
import type { Element } from './xml.ts';

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const images = 'http://www.google.com/schemas/sitemap-image/1.1';
const atom = 'http://www.w3.org/2005/Atom';
const mostAddresses = 50_000;
/** URL length limits of the sitemap schema. */
const shortest = 12;
const longest = 2_048;
const inOrder = ['loc', 'lastmod', 'changefreq', 'priority'];

function addressProblems(address: string | undefined, origin: string) {
  if (!address || !URL.canParse(address)) return [`“${address}” is no address`];
  const problems = [];
  if (address.length < shortest || address.length > longest) problems.push(`${address} is no good length`);
  if (new URL(address).origin !== origin) problems.push(`${address} is elsewhere`);
  return problems;
}

/** A date, or a timestamp with its time zone. */
const isW3cDate = (text: string) =>
  /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** Checks one entry: elements in the order of the schema, each at most once. */
function entryProblems(entry: Element, origin: string) {
  const own = entry.children.filter(({ space }) => space === sitemaps).map(({ name }) => name);
  const ranks = own.map((name) => inOrder.indexOf(name));
  const lastmod = textOf(entry, 'lastmod');
  const pictures = entry.children.filter(({ name, space }) => name === 'image' && space === images);
  return [
    ...addressProblems(textOf(entry, 'loc'), origin),
    ...(ranks.every((rank, i) => rank >= 0 && (i === 0 || rank > (ranks[i - 1] ?? -1)))
      ? []
      : [`holds ${own.join(', ')}`]),
    ...(lastmod === undefined || isW3cDate(lastmod) ? [] : [`was changed on “${lastmod}”`]),
    ...pictures.flatMap((picture) => addressProblems(textOf(picture, 'loc'), origin)),
  ];
}

/** Validates a sitemap or a sitemap index against its schema. */
export function readSitemap(
  xml: string,
  origin: string,
): { problems: string[]; pages: string[]; parts: string[]; pictures: string[] } {
  const top = readXml(xml);
  const isIndex = top.name === 'sitemapindex';
  const entries = childrenOf(top, isIndex ? 'sitemap' : 'url');
  const addresses = entries.map((entry) => textOf(entry, 'loc') ?? '');
  const problems = [
    ...(isIndex || top.name === 'urlset' ? [] : [`is a ${top.name}`]),
    ...(top.space === sitemaps ? [] : [`speaks “${top.space}”`]),
    ...(entries.length > 0 ? [] : ['is empty']),
    ...(entries.length <= mostAddresses ? [] : [`holds ${entries.length} addresses`]),
    ...(top.children.length === entries.length ? [] : ['holds what the schema does not know']),
    ...addresses.filter((one, i) => addresses.indexOf(one) !== i).map((one) => `${one} is there twice`),
    ...entries.flatMap((entry) => entryProblems(entry, origin)),
  ];
  const pictures = entries.flatMap((entry) =>
    childrenOf(entry, 'image').flatMap((picture) => textOf(picture, 'loc') ?? []),
  );
  return { problems, pages: isIndex ? [] : addresses, parts: isIndex ? addresses : [], pictures };
}

const isMailDate = (text: string | undefined) =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/.test(
    text ?? '',
  ) && !Number.isNaN(Date.parse(text ?? ''));

/**
 * Validates a feed against RSS 2.0.
 * @param where `self`: its own path
 */
export function readFeed(
  xml: string,
  { origin, self }: { origin: string; self: string },
): { problems: string[]; pages: string[] } {
  const top = readXml(xml);
  const [channel, ...others] = childrenOf(top, 'channel');
  if (top.name !== 'rss' || top.attributes.version !== '2.0' || !channel || others.length > 0)
    return { problems: ['is no RSS 2.0'], pages: [] };
  const items = childrenOf(channel, 'item');
  const links = items.map((item) => textOf(item, 'link') ?? '');
  const guids = items.map((item) => textOf(item, 'guid') ?? '');
  const own = channel.children.find(({ name, space }) => name === 'link' && space === atom);
  const dates = items.map((item) => Date.parse(textOf(item, 'pubDate') ?? ''));
  const problems = [
    ...['title', 'description', 'link'].filter((name) => !textOf(channel, name)).map((name) => `no ${name}`),
    ...(own?.attributes.href === origin + self ? [] : ['does not say where it is']),
    ...(items.length > 0 ? [] : ['holds no article']),
    ...guids.filter((one, i) => !one || guids.indexOf(one) !== i).map((one) => `“${one}” is there twice`),
    ...dates.filter((one, i) => one > (dates[i - 1] ?? Infinity)).map(() => 'is not in the order of time'),
    ...items.flatMap((item) => [
      ...addressProblems(textOf(item, 'link'), origin),
      ...(textOf(item, 'title') || textOf(item, 'description') ? [] : ['an article says nothing']),
      ...(isMailDate(textOf(item, 'pubDate')) ? [] : [`“${textOf(item, 'pubDate')}” is no date`]),
    ]),
  ];
  return { problems, pages: links };
}
