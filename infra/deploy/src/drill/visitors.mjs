import { randomUUID } from 'node:crypto';

/** Where each remote shows on a page. */
export const pageOf = /** @type {const} */ ({
  catalog: '/spiritual-tours',
  booking: '/contact-us',
  account: '/login',
});

/** Which version of a remote a visitor is given. @param {string} site @param {keyof typeof pageOf} remote @param {number} bucket */
export async function versionFor(site, remote, bucket) {
  const answer = await fetch(site + pageOf[remote], { headers: { cookie: `rollout=${bucket}` } });
  return new RegExp(`/remotes/${remote}/([\\w.-]+)/`).exec(await answer.text())?.[1];
}

/**
 * What visitors ask for, each on a side of a partial release of their own.
 * @param {string} slug of a tour
 * @param {() => number} roll
 * @returns {import('../load/even-load.mjs').Ask[]}
 */
export function visits(slug, roll) {
  const headers = () => ({ cookie: `rollout=${Math.floor(roll() * 100)}` });
  const pages = ['/', '/contact-us', `/spiritual-tours/${slug}`, '/login', '/spiritual-tours'];
  return [
    ...pages.map((path) => ({ path, headers })),
    ...['/api/tours', `/api/tours/${slug}`, `/api/tours/${slug}/availability`, '/api/auth/csrf'].map(
      (path) => ({
        path,
      }),
    ),
    {
      method: 'POST',
      path: '/api/newsletter/subscribe',
      body: () => ({ email: `drill-${randomUUID()}@visitor.example` }),
    },
  ];
}
