import { expect, it } from '@jest/globals';
import { wholeUnits } from '@valam/contracts/shared/money';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, aSession, token } from '../kit/bookings';

const refund = { reason: 'Cancelled by the traveler.', at: '2026-11-20T05:00:00Z' };

it('the amounts of a canceled booking include a refund that is being retried, but no fee in another currency', async () => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({
        state: 'cancelled',
        refundState: 'failed',
        balance: wholeUnits(0, 'USD'),
        givenBack: wholeUnits(448, 'USD'),
        refunds: [
          { id: 'r1', amount: wholeUnits(448, 'USD'), state: 'failed', ...refund },
          { id: 'r2', amount: wholeUnits(2_000, 'INR'), state: 'pending', ...refund },
        ],
      }),
    },
  });
  const kept = await shown.findByText('We keep');
  expect(kept.parentElement?.textContent).toBe('We keep$50');
});

it('the return page shows the refunded amount beside the paid one', async () => {
  const open = (session: object) =>
    renderRemotePage(booking, '/booking/success?session_id=cs_1', {
      answers: { 'GET /api/checkout/session/cs_1': aSession(session) },
    });
  const rest = { state: 'paid', paid: wholeUnits(2_490, 'USD'), balance: wholeUnits(0, 'USD') };
  const shown = await open({ ...rest, total: wholeUnits(2_390, 'USD'), givenBack: wholeUnits(100, 'USD') });
  const label = await shown.findByText('Refunded');
  expect(label.parentElement?.textContent).toBe('Refunded$100');
  shown.unmount();
  const whole = await open({ ...rest, givenBack: wholeUnits(0, 'USD') });
  await whole.findByText('Paid so far');
  expect(whole.queryByText('Refunded')).toBeNull();
});

it('the refund of a cancellation is shown as a part of the refundable amount, not of everything ever paid', async () => {
  const usd = (units: number) => wholeUnits(units, 'USD');
  const cancel = {
    allowed: true,
    until: '2027-02-12',
    rule: 'from_30_to_60_days',
    refund: usd(400),
  } as const;
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({
        ...{ state: 'paid', total: usd(800), paid: usd(1_000), balance: usd(0) },
        ...{ refunded: usd(200), givenBack: usd(200), refundable: usd(800) },
        actions: { ...aBooking().actions, cancel },
      }),
    },
  });
  await shown.findByText(/If you cancel today, you get back \$400 of \$800\./);
});

it('a cancellation states that payments of a former owner are refunded to that person', async () => {
  const { payments, paid } = aBooking();
  const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=cancel`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({
        payments: payments.map((payment) => ({ ...payment, receiptUrl: '' })),
      }),
      [`GET /api/bookings/${token}/quote-cancel`]: {
        refund: paid,
        rule: 'within_48_hours',
        basis: { paid, alreadyRefunded: wholeUnits(0, 'USD'), daysBefore: 90, depositPaidAt: null },
      },
    },
  });
  await shown.findByText(/goes back to the person who paid it/);
  expect(shown.queryByRole('button', { name: /and get/ })).toBeNull();
});

it.each([
  ['a companion', { paidBy: 'Ben Stein' }],
  ['a former owner', { receiptUrl: '' }],
])('the refund of what %s has paid is not promised to the traveler', async (_who, payment) => {
  const { payments } = aBooking();
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({ payments: payments.map((one) => ({ ...one, ...payment })) }),
    },
  });
  await shown.findByText(/If you cancel today, \$448 of \$498 is refunded to those who paid it\./);
  expect(shown.queryByText(/you get back/)).toBeNull();
});

it('a smaller group states that the refund of payments of a former owner goes to that person', async () => {
  const usd = (units: number) => wholeUnits(units, 'USD');
  const { payments } = aBooking();
  const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=group-size&quantity=1`, {
    answers: {
      [`GET /api/bookings/${token}`]: aBooking({
        quantity: 2,
        payments: payments.map((payment) => ({ ...payment, receiptUrl: '' })),
      }),
      [`GET /api/bookings/${token}/quote-group-size`]: {
        ...{ oldTotal: usd(4_980), newTotal: usd(2_490), newBalance: usd(0), refund: usd(450) },
        balanceDueAt: null,
      },
    },
  });
  await shown.findByRole('button', { name: 'Travel as 1 traveler' });
  shown.getByText(/goes back to the person who paid it/);
});

it('a refund states when it shows on a card, and that it shows on a gift card immediately', async () => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: { [`GET /api/bookings/${token}`]: aBooking({ state: 'cancelled', refundState: 'refunded' }) },
  });
  await shown.findByText(/It shows on a card within 6-8 business days, on a gift card right away\./);
});
