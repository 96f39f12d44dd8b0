import { everybody } from '@valam/testing/everybody';
import { json, send } from '@valam/testing/http';
import { publicPages, Remotes } from '@valam/testing/routes';
import { aPaidBooking } from './paid-booking.ts';
import type { Target } from './target.ts';

/** a page as received by a visitor */
export interface Seen {
  path: string;
  status: number;
  headers?: Record<string, string>;
  /** the route pattern of a public page */
  pattern?: string;
}

/** Query parameters that change the content of a page. */
const choices = [
  '/spiritual-tours?theme=Sacred+Nature&sort=price',
  '/spiritual-tours?minDays=200',
  '/retreats?length=medium',
  '/temples?q=shiva&state=Tamil+Nadu',
  '/temples?q=nothing-is-called-so',
  '/search?q=shiva',
  '/search?q=Thiruvannamalai&type=temple',
  '/search?q=nothing-is-called-so',
  '/blog?show=40',
  '/shortlist?tours=discovering-shiva,city-of-light',
];

const nowhere = [
  '/spiritual-tours/nowhere',
  '/retreats/nowhere',
  '/temples/nowhere',
  '/venues/nowhere',
  '/ashrams/nowhere',
  '/host/nowhere',
  '/blog/nowhere',
  '/nowhere',
];

/** Pages behind emailed links, opened with a token that does not exist. */
async function lostLinks(site: string): Promise<string[]> {
  const remotes = json(await send(`${site}/remotes.json`), Remotes) ?? {};
  return Object.values(remotes)
    .flatMap(({ paths }) => paths)
    .filter((path) => path.includes(':token'))
    .map((path) => path.replace(':token', 'a-link-that-nobody-was-sent-0123456789abcdef'));
}

/**
 * Every kind of page in every kind of response: public ones, filtered ones, missing ones, and personal ones of a
 * partner, a traveler and the operator.
 */
export async function everyPage({ site, run, tag }: Target): Promise<Seen[]> {
  const { partner, owner } = await everybody(run(), `pages-${tag}`);
  const booking = await aPaidBooking({ site, run, tag }, 'pages');
  const asPartner = { headers: { cookie: partner?.headers.cookie ?? '' } };
  const asOwner = { headers: { cookie: owner?.headers.cookie ?? '' } };
  return [
    ...(await publicPages(site)).map((page) => ({ ...page, status: 200 })),
    ...choices.map((path) => ({ path, status: 200 })),
    ...nowhere.map((path) => ({ path, status: 404 })),
    ...(await lostLinks(site)).map((path) => ({ path, status: 0 })),
    { path: '/dashboard/referrals', status: 200, ...asPartner },
    { path: '/admin', status: 200, ...asOwner },
    { path: '/admin/bookings', status: 200, ...asOwner },
    { path: `/booking/manage/${booking.token}`, status: 200 },
    { path: `/booking/success?session_id=${booking.sessionId}`, status: 200 },
    { path: '/booking/cancelled', status: 0 },
  ];
}
