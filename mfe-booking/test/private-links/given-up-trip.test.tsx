import { expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, aSession, aShare, shareToken, token } from '../kit/bookings';

const title = 'Discovering Shiva';
const dates = { startDate: '2027-02-13', endDate: '2027-02-22', quantity: 1 };
const left = {
  ...{ tripKind: 'tour', tourId: 't1', tourSlug: 'discovering-shiva', tourTitle: title, dateId: 'd1' },
  ...{ ...dates, currency: 'USD', roomOptionId: null, payInFull: false, promoCode: null },
  ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.org', mobile: null, diet: null, needs: null },
};
const entry = {
  ...{ state: 'closed', tripKind: 'tour', tourTitle: title, tourSlug: 'discovering-shiva', dateId: 'd1' },
  ...{
    ...dates,
    position: null,
    offerExpiresAt: null,
    whyNotOffered: null,
    joinedAt: '2026-11-01T12:00:00Z',
  },
};

const pages: [string, string, string, object][] = [
  ['a booking', `/booking/manage/${token}`, `/api/bookings/${token}`, aBooking()],
  ['a companion’s share', `/booking/share/${shareToken}`, `/api/shares/${shareToken}`, aShare()],
  [
    'a payment page that has expired',
    '/booking/success?session_id=cs_1',
    '/api/checkout/session/cs_1',
    aSession({ state: 'expired', payment: 'expired' }),
  ],
  ['a waitlist entry', '/booking/waitlist/secret', '/api/waitlist/secret', entry],
  ['an unfinished checkout', '/booking/resume/secret', '/api/checkout/unfinished/secret', left],
];

it.each(pages)('%s links to the page of its trip only if the trip is still published', async (...page) => {
  const [, path, route, answer] = page;
  const linksOf = async (change: object) => {
    const shown = await renderRemotePage(booking, path, {
      answers: {
        [`GET ${route}`]: { ...answer, ...change },
        'GET /api/tours/discovering-shiva/availability': [],
      },
    });
    await shown.findAllByText(title);
    const links = [...shown.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    shown.unmount();
    return links;
  };
  expect(await linksOf({})).toContain('/spiritual-tours/discovering-shiva');
  expect(await linksOf({ hasTripPage: false })).not.toContain('/spiritual-tours/discovering-shiva');
});

it('an unfinished checkout of a trip that is no longer published leads to all tours', async () => {
  const shown = await renderRemotePage(booking, '/booking/resume/secret', {
    answers: { 'GET /api/checkout/unfinished/secret': { ...left, hasTripPage: false } },
  });
  const link = await shown.findByRole('link', { name: 'See all tours' });
  expect(link.getAttribute('href')).toBe('/spiritual-tours');
  expect(shown.queryByRole('button', { name: 'Finish your booking' })).toBeNull();
});
