import * as z from 'zod/mini';
import { json, send } from './http.ts';

/** API lists for the slugs in page paths: path → list. */
const lists = {
  '/spiritual-tours/:slug': '/api/tours',
  '/retreats/:slug': '/api/retreats',
  '/temples/:slug': '/api/temples',
  '/venues/:slug': '/api/venues',
  '/ashrams/:slug': '/api/ashrams',
  '/host/:slug': '/api/contributors',
  '/blog/:slug': '/api/blogs',
} as Record<string, string>;

/** False for pages that need a sign-in, a token or a session. */
const isPublic = (path: string) => !/^\/(admin|dashboard|booking)|:token|:id|\*/.test(path);

/** The live remotes: the paths of their pages. */
export const Remotes = z.record(z.string(), z.object({ version: z.string(), paths: z.array(z.string()) }));

/** A list of content, paginated or complete. */
export const Listed = z.union([
  z.array(z.object({ slug: z.string() })),
  z.pipe(
    z.object({ items: z.array(z.object({ slug: z.string() })) }),
    z.transform(({ items }) => items),
  ),
]);

/**
 * One page per public route of the live remotes.
 * @throws if there are no routes, or one has no page: a check of all pages would silently cover fewer
 */
export async function publicPages(site: string): Promise<{ pattern: string; path: string }[]> {
  const remotes = json(await send(`${site}/remotes.json`), Remotes) ?? {};
  const patterns = Object.values(remotes).flatMap((remote) => remote.paths);
  if (patterns.length === 0) throw new Error(`${site} has no remote with a page`);
  const pages = [];
  for (const pattern of patterns.filter(isPublic)) {
    if (!pattern.includes(':')) {
      pages.push({ pattern, path: pattern });
      continue;
    }
    const list = lists[pattern];
    if (!list) throw new Error(`no list is known whose entries have a page at ${pattern}`);
    const slug = json(await send(site + list), Listed)?.[0]?.slug;
    if (!slug) throw new Error(`${list} names nothing that has a page at ${pattern}`);
    pages.push({ pattern, path: pattern.replace(':slug', slug) });
  }
  return pages;
}
