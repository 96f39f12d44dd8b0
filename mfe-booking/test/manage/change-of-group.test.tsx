import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { availabilityRoute } from '../kit/booking-panel';
import { aBooking, token } from '../kit/bookings';
import { enter } from '../kit/enter';

const usd = (units: number) => wholeUnits(units, 'USD');

it('the consequences of another group size keep the focus on the button, and are never those of the previous size', async () => {
  const quote = {
    ...{ oldTotal: usd(2_490), newTotal: usd(4_980), newBalance: usd(4_482), refund: usd(0) },
    balanceDueAt: null,
  };
  const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=group-size`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking(),
      [`GET /api/bookings/${token}/quote-group-size`]: ({ path }: { path: string }) =>
        path.includes('quantity=2') ? quote : new Promise(() => undefined),
    },
  });
  const choose = async (size: string) => {
    await enter(await shown.findByLabelText('New group'), size);
    await userEvent.click(shown.getByRole('button', { name: 'See what changes' }));
  };
  await choose('2');
  await shown.findByText(/The price changes from \$2,490 to \$4,980/);
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'See what changes' }));
  await choose('3');
  await waitFor(() => expect(shown.http.calls.some(({ path }) => path.includes('quantity=3'))).toBe(true));
  expect(shown.queryByRole('button', { name: 'Travel as 3 travelers' })).toBeNull();
});

describe('another date', () => {
  const dates = async (answer: FakeAnswer) =>
    renderRemotePage(booking, `/booking/manage/${token}?do=change-date`, {
      answers: { [`GET /api/bookings/${token}`]: aBooking({ quantity: 1 }), [availabilityRoute]: answer },
    });

  it('is reported as not available for a single traveler', async () => {
    const shown = await dates([]);
    await shown.findByText('No other date has a free seat just now.');
  });

  it('is reported as not available if the tour is no longer published', async () => {
    const shown = await dates(new FakeProblem(404, 'leads.tour_unknown', 'We don’t recognize this tour.'));
    await shown.findByText('No other date has a free seat just now.');
  });

  it('is not reported as not available if the dates cannot be loaded', async () => {
    const shown = await dates(new FakeProblem(503, 'internal', 'Please try again later.'));
    await shown.findByText(/^The other dates can’t be shown just now/);
    expect(shown.queryByText(/^No other date/)).toBeNull();
  });
});

describe('the change of the date of a private trip, which has no other dates', () => {
  const until = '2027-01-14';
  it.each([
    [true, /has no other dates to choose from\. Write to us by Jan 14, 2027, end of day IST/],
    [false, /^The deadline was Jan 14, 2027, end of day IST\./],
  ])('is by an email to us; allowed: %s', async (allowed, words) => {
    const { actions } = aBooking();
    const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: {
        [`GET /api/bookings/${token}`]: aBooking({
          tourSlug: null,
          actions: { ...actions, changeDate: { allowed, until } },
        }),
      },
    });
    const part = within(await shown.findByRole('region', { name: 'Change the date' }));
    part.getByText(words);
    expect(part.queryByRole('link')).toBeNull();
  });
});

describe('consequences that cannot be loaded', () => {
  const refund = { refund: usd(448), rule: 'over_60_days', basis: { paid: usd(498) } };

  it.each([
    ['cancel', 'quote-cancel', refund, 'Your refund'],
    [
      'group-size&quantity=2',
      'quote-group-size',
      {
        ...{ oldTotal: usd(2_490), newTotal: usd(4_980), newBalance: usd(4_482), refund: usd(0) },
        balanceDueAt: null,
      },
      '2 travelers',
    ],
  ])('are announced as an error with a retry: %s', async (doing, route, quote, title) => {
    let isAway = true;
    const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=${doing}`, {
      answers: {
        [`GET /api/bookings/${token}`]: aBooking(),
        [`GET /api/bookings/${token}/${route}`]: () => {
          if (isAway) throw new TypeError('Failed to fetch');
          return quote;
        },
      },
    });
    await within(await shown.findByRole('alert')).findByText(/^The site can’t be reached/);
    isAway = false;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await shown.findByRole('heading', { name: title });
  });

  it('are announced without a retry if they are refused', async () => {
    const words = 'This booking can no longer be cancelled here.';
    const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=cancel`, {
      answers: {
        [`GET /api/bookings/${token}`]: aBooking(),
        [`GET /api/bookings/${token}/quote-cancel`]: new FakeProblem(409, 'leads.action_refused', words),
      },
    });
    expect((await shown.findByText(words)).closest('[role="status"]')).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
