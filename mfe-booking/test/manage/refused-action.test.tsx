import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';
import { enter } from '../kit/enter';

const own = `/api/bookings/${token}`;
const nothing = wholeUnits(0, 'USD');
const { actions } = aBooking();
const paid = aBooking({
  state: 'paid',
  balance: nothing,
  actions: { ...actions, payBalance: { allowed: false, amount: nothing, dueAt: null } },
});
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const quote = {
  ...{ oldTotal: wholeUnits(2_490, 'USD'), newTotal: wholeUnits(4_980, 'USD') },
  ...{ newBalance: wholeUnits(4_482, 'USD'), refund: nothing, balanceDueAt: null },
};

describe('a refused action', () => {
  it('is no longer offered if it was done in another tab, and input on the page is kept', async () => {
    let now = aBooking({ today: '2026-12-20' });
    const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: {
        [`GET ${own}`]: () => now,
        [`POST ${own}/pay-balance`]: new FakeProblem(
          409,
          'leads.action_refused',
          'There is no balance to pay.',
        ),
      },
    });
    await enter(await shown.findByLabelText(/Passport number/), 'Z1234567');
    now = { ...paid, today: '2026-12-20' };
    await userEvent.click(shown.getByRole('button', { name: 'Pay balance $1,992' }));
    await waitFor(() => expect(shown.toast()?.description).toBe('There is no balance to pay.'));
    await waitFor(() => expect(shown.queryByRole('button', { name: /^Pay balance/ })).toBeNull());
    expect(shown.getByLabelText(/Passport number/)).toHaveProperty('value', 'Z1234567');
  });

  it('leaves the page unchanged if it cannot be refetched', async () => {
    let answer: unknown = aBooking();
    const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: {
        [`GET ${own}`]: () => (answer === 'lost' ? lost() : answer),
        [`POST ${own}/pay-balance`]: lost,
      },
    });
    answer = 'lost';
    await userEvent.click(shown.getByRole('button', { name: 'Pay balance $1,992' }));
    await waitFor(() => expect(shown.toast()?.title).toBe('The connection was lost'));
    shown.getByRole('button', { name: 'Pay balance $1,992' });
  });

  it.each([
    ['lost', lost],
    ['a 503', () => new FakeProblem(503, 'unavailable', 'Please try again in a moment.')],
  ])(
    'that is a change whose response is %s does not replace the page and its user input',
    async (_what, fail) => {
      let isAway = false;
      const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=group-size&quantity=2`, {
        answers: {
          [`GET ${own}`]: () => (isAway ? fail() : aBooking({ today: '2026-12-20' })),
          [`GET ${own}/quote-group-size`]: () => (isAway ? fail() : quote),
          [`POST ${own}/group-size`]: fail,
        },
      });
      await enter(await shown.findByLabelText(/Passport number/), 'Z1234567');
      isAway = true;
      await userEvent.click(shown.getByRole('button', { name: 'Travel as 2 travelers' }));
      await waitFor(() => expect(shown.toast()?.tone).toBe('destructive'));
      await waitFor(() => expect(shown.router.state.navigation.state).toBe('idle'));
      await waitFor(() => expect(shown.router.state.revalidation).toBe('idle'));
      expect(shown.view().kind).toBe('page');
      expect(shown.getByLabelText(/Passport number/)).toHaveProperty('value', 'Z1234567');
    },
  );
});
