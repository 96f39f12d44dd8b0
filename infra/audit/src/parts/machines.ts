import { send } from '../../../bench/src/harness/http.ts';
import { publicPages } from '../../../bench/src/harness/routes.ts';
import { finding } from '../finding.ts';

/** What kind of structured data each kind of page owes. */
const owed: Record<string, string[]> = {
  '/': ['Organization'],
  '/spiritual-tours/:slug': ['Product', 'TouristTrip', 'BreadcrumbList'],
  '/blog/:slug': ['Article', 'BreadcrumbList'],
  '/host/:slug': ['Person'],
  '/temples/:slug': ['BreadcrumbList'],
};

/** @returns every type named in it */
function typesIn(html: string): string[] {
  const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const types = [] as string[];
  const walk = (at: any) => {
    if (Array.isArray(at)) at.forEach(walk);
    else if (at && typeof at === 'object') {
      if (at['@type']) types.push(...[at['@type']].flat());
      Object.values(at).forEach(walk);
    }
  };
  for (const [, text = ''] of blocks) walk(JSON.parse(text));
  return types;
}

export async function auditMachines({ site }: { site: string }) {
  const pages = await publicPages(site);
  const missing = [];
  const heads = [];
  let faqs = 0;
  for (const { pattern, path } of pages) {
    const { text, status } = await send(site + path);
    if (status !== 200) heads.push(`${path} answered ${status}`);
    for (const [what, test] of Object.entries({
      'a title': /<title>[^<]{5,}<\/title>/,
      'a description': /<meta[^>]+name="description"[^>]+content="[^"]{20,}/,
      'a canonical address': /<link[^>]+rel="canonical"|name="robots" content="noindex/,
      'one h1': /<h1[\s>]/,
      'a language': /<html[^>]+lang="en/,
      'an og:title': /property="og:title"/,
    }))
      if (!test.test(text)) heads.push(`${path} lacks ${what}`);
    const types = typesIn(text);
    if (types.includes('FAQPage')) faqs++;
    for (const type of owed[pattern] ?? []) if (!types.includes(type)) missing.push(`${path} lacks ${type}`);
  }
  if (faqs === 0) missing.push('no page has FAQPage');
  return [
    finding('heads of pages', { tried: pages.length, wrong: heads, least: 20, unit: 'pages' }),
    finding('structured data', { tried: pages.length, wrong: missing, least: 20, unit: 'pages' }),
    finding('files for programs', { tried: 5, wrong: await programFiles(site) }),
  ];
}

async function programFiles(site: string) {
  const wrong = [];
  for (const [path, type, test] of [
    ['/sitemap.xml', /xml/, /<(urlset|sitemapindex)[\s\S]*<loc>/],
    ['/robots.txt', /text\/plain/, /User-agent: \*[\s\S]*Sitemap:/i],
    ['/blog/rss.xml', /xml/, /<rss[\s\S]*<item>/],
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

const mostLinks = 500;

/** Every link inside the site that can be reached from the public pages. */
export async function auditLinks({ site }: { site: string }) {
  const queue = (await publicPages(site)).map(({ path }) => path);
  const foundOn: Map<string, string> = new Map(queue.map((path) => [path, 'the routes']));
  const wrong = [];
  let tried = 0;
  for (const path of queue) {
    if (tried >= mostLinks) break;
    tried++;
    const { status, headers, text } = await send(site + path);
    if (status >= 400 || status === 0)
      wrong.push(`${path} answered ${status}, linked on ${foundOn.get(path)}`);
    if (!/html/.test(headers['content-type'] ?? '')) continue;
    for (const [, href = ''] of text.matchAll(/<a[^>]+href="([^"]+)"/g)) {
      const url = URL.canParse(href, site + path) ? new URL(href, site + path) : undefined;
      if (!url || url.origin !== new URL(site).origin) continue;
      const to = url.pathname + url.search.replaceAll('&amp;', '&');
      if (foundOn.has(to)) continue;
      foundOn.set(to, path);
      queue.push(to);
    }
  }
  const row = finding('internal links', { tried, wrong, least: 60, unit: 'links' });
  return [
    queue.length > tried
      ? { ...row, measured: `${row.measured}, ${queue.length - tried} not followed` }
      : row,
  ];
}
