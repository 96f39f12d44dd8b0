import { randomUUID } from 'node:crypto';
import type { Ask } from '@valam/testing/even-load';

/** A page that each remote renders. */
export const pageOf = {
  catalog: '/spiritual-tours',
  booking: '/contact-us',
  account: '/login',
} as const;

/** The version of a remote that a visitor in this bucket gets. */
export async function versionFor(site: string, remote: keyof typeof pageOf, bucket: number) {
  const answer = await fetch(site + pageOf[remote], { headers: { cookie: `rollout=${bucket}` } });
  return new RegExp(`/remotes/${remote}/([\\w.-]+)/`).exec(await answer.text())?.[1];
}

/**
 * The visitors' requests, each in a random bucket of a partial release.
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
