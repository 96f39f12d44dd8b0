import { describe, expect, it } from '@jest/globals';
import { serveInTest } from '@valam/local/testing/serve';
import { publicPages } from '../src/routes.ts';

const serve = serveInTest();

const paths = ['/', '/retreats/:slug', '/login', '/gift-cards/:token', '/admin/*', '/dashboard/payouts/:id'];
const answers = {
  '/remotes.json': { catalog: { version: '1', paths } },
  '/api/retreats': { items: [{ slug: 'silence' }, { slug: 'forest' }] },
};

async function siteWith(change: Record<string, unknown> = {}): Promise<string> {
  const all: Record<string, unknown> = { ...answers, ...change };
  const { url } = await serve(({ url: address = '' }, response) => {
    response.writeHead(all[address] ? 200 : 404).end(JSON.stringify(all[address] ?? {}));
  });
  return url;
}

describe('the public pages of a site', () => {
  it('are one per route, without personal pages', async () => {
    expect(await publicPages(await siteWith())).toEqual([
      { pattern: '/', path: '/' },
      { pattern: '/retreats/:slug', path: '/retreats/silence' },
      { pattern: '/login', path: '/login' },
    ]);
  });

  it.each([
    ['has no remotes', { '/remotes.json': {} }, 'has no remote with a page'],
    ['does not list its retreats', { '/api/retreats': [] }, '/api/retreats names nothing'],
    ['lists its retreats in another shape', { '/api/retreats': { rows: [] } }, 'not as expected'],
    [
      'has pages of a kind that is in no list',
      { '/remotes.json': { catalog: { version: '1', paths: ['/hymns/:slug'] } } },
      'no list is known whose entries have a page at /hymns/:slug',
    ],
  ])('are not looked for in vain: a site that %s is no site without faults', async (_what, change, said) => {
    await expect(publicPages(await siteWith(change))).rejects.toThrow(said);
  });
});
