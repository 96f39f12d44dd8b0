import { randomUUID } from 'node:crypto';
import type { Ask } from '../load/even-load.ts';

/** Where each remote shows on a page. */
export const pageOf = {
  catalog: '/spiritual-tours',
  booking: '/contact-us',
  account: '/login',
} as const;

/** Which version of a remote a visitor is given. */
export async function versionFor(site: string, remote: keyof typeof pageOf, bucket: number) {
  const answer = await fetch(site + pageOf[remote], { headers: { cookie: `rollout=${bucket}` } });
  return new RegExp(`/remotes/${remote}/([\\w.-]+)/`).exec(await answer.text())?.[1];
}

/**
 * What visitors ask for, each on a side of a partial release of their own.
 * @param slug of a tour
 */
export function visits(slug: string, roll: () => number): Ask[] {
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
