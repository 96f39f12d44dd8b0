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

it.each([
  ['appears on the page of its trip', undefined, /Your review appears on the tour page/],
  ['is not promised a place on a page that does not exist', false, /has no page on our site now/],
])('a review %s', async (_what, hasTripPage, words) => {
  const invitation = {
    ...{ firstName: 'Asha', tripKind: 'tour', tourTitle: title, photo: null, review: null },
    ...{ startDate: '2027-02-13', endDate: '2027-02-22', hasTripPage },
  };
  const review = {
    rating: 5,
    text: 'The hill walks.',
    state: 'published',
    submittedAt: '2027-03-01T06:00:00Z',
  };
  const open = (answer: object) =>
    renderRemotePage(booking, `/booking/review/${token}`, {
      answers: { [`GET /api/reviews/${token}`]: answer },
    });
  const form = await open(invitation);
  await form.findByText(words);
  form.unmount();
  const written = await open({ ...invitation, review });
  await written.findByText(
    hasTripPage === false
      ? 'It’s published, but this tour has no page on our site now.'
      : 'It’s published on the tour page.',
  );
});
