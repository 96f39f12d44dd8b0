import { send } from '@valam/testing/http';
import { publicPages } from '@valam/testing/routes';
import { finding } from '../finding.ts';
import type { Target } from '../target.ts';

const mostLinks = 500;

/** Crawls all internal links from the public pages. */
export async function auditLinks({ site }: Target) {
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
