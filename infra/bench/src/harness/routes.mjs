import { json, send } from './http.mjs';

/** Where the names in the paths of pages come from: path → list in the API. */
const lists = /** @type {Record<string, string>} */ ({
  '/spiritual-tours/:slug': '/api/tours',
  '/retreats/:slug': '/api/retreats',
  '/temples/:slug': '/api/temples',
  '/venues/:slug': '/api/venues',
  '/ashrams/:slug': '/api/ashrams',
  '/host/:slug': '/api/contributors',
  '/blog/:slug': '/api/blogs',
});

/** Behind a sign-in, or only with a token or a session. */
const isPublic = (/** @type {string} */ path) => !/^\/(admin|dashboard|booking)|:token|:id|\*/.test(path);

/** @param {any} body @returns {{ slug?: string }[]} */
const itemsOf = (body) => (Array.isArray(body) ? body : (body?.items ?? []));

/**
 * One page of each public kind, as the live remotes name them.
 * @param {string} site
 * @returns {Promise<{ pattern: string, path: string }[]>}
 */
export async function publicPages(site) {
  const remotes = json(await send(`${site}/remotes.json`)) ?? {};
  const patterns = Object.values(remotes).flatMap((/** @type {any} */ remote) => remote.paths);
  const pages = [];
  for (const pattern of /** @type {string[]} */ (patterns).filter(isPublic)) {
    if (!pattern.includes(':')) {
      pages.push({ pattern, path: pattern });
      continue;
    }
    const list = lists[pattern];
    const slug = list ? itemsOf(json(await send(site + list)))[0]?.slug : undefined;
    if (slug) pages.push({ pattern, path: pattern.replace(':slug', slug) });
  }
  return pages;
}
