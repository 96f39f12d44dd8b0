import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentPlan, PlanCard } from '@valam/contracts/leads/payment-plan.schema';
import { wholeUnits } from '@valam/contracts/shared/money';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';

const usd = (units: number) => wholeUnits(units, 'USD');
const own = `GET /api/bookings/${token}`;

const installments: PaymentPlan['installments'] = [
  { number: 1, dueOn: '2027-03-12', amount: usd(664), open: usd(0), state: 'paid' },
  { number: 2, dueOn: '2027-04-12', amount: usd(664), open: usd(300), state: 'overdue' },
  { number: 3, dueOn: '2027-05-12', amount: usd(664), open: usd(664), state: 'upcoming' },
];
const aPlan = (changes: Partial<PaymentPlan> = {}): PaymentPlan => ({
  installments,
  next: installments[1] ?? null,
  mayCharge: true,
  card: null,
  ...changes,
});
const aCard = (changes: Partial<PlanCard> = {}): PlanCard => ({
  state: 'active',
  brand: 'visa',
  last4: '4242',
  chargeOn: '2027-04-12',
  failedCharges: 0,
  ...changes,
});
const open = (plan: PaymentPlan | null, more = {}) =>
  renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [own]: aBooking({ plan, ...more }),
      [`POST /api/bookings/${token}/plan`]: aBooking({ plan: aPlan() }),
    },
  });

describe('a payment plan', () => {
  it('is offered with amounts and dates of each option, and can be started', async () => {
    const planChoices = [2, 3].map((count) => ({
      count,
      installments: installments.slice(-count).map(({ dueOn, amount }) => ({ dueOn, amount })),
    }));
    const shown = await open(null, { planChoices });
    await userEvent.click(
      await shown.findByRole('radio', { name: '2 of $664, Apr 12, 2027 to May 12, 2027' }),
    );
    await userEvent.click(shown.getByRole('button', { name: 'Pay in installments' }));
    await waitFor(() => {
      const sent = shown.http.calls.find(({ method }) => method === 'POST');
      expect(JSON.parse(String(sent?.body))).toEqual({ installments: 2 });
    });
  });

  it('shows paid, open and overdue installments, with a button to pay the next one', async () => {
    const shown = await open(aPlan());
    await shown.findByRole('button', { name: 'Pay installment 2: $300' });
    shown.getByText('Overdue, $300 open');
    shown.getByText(/Installment 2 was due by Apr 12, 2027/);
    shown.getByRole('button', { name: 'Leave the plan' });
  });

  it('does not save a card without consent', async () => {
    const shown = await open(aPlan());
    await userEvent.click(await shown.findByRole('button', { name: 'Save a card' }));
    await shown.findByText('Please check this box if you want your card to be charged');
    expect(shown.http.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows the card with the next charge, and a button to withdraw it', async () => {
    const shown = await open(aPlan({ card: aCard() }));
    await shown.findByText(/charged to the Visa ending in 4242\. The next charge is on Apr 12, 2027/);
    shown.getByRole('button', { name: 'Withdraw and delete the card' });
    expect(shown.queryByRole('button', { name: 'Save a card' })).toBeNull();
  });

  it.each([
    [aCard({ failedCharges: 1, chargeOn: null }), 'Your card could not be charged'],
    [aCard({ state: 'refused' }), 'Your card was not saved'],
    [aCard({ state: 'failed' }), 'Automatic charges have ended'],
  ])('shows why a card cannot be charged', async (card, title) => {
    const shown = await open(aPlan({ card }));
    await shown.findByText(title);
  });

  it('says that an installment is not charged to another card once three charges have failed', async () => {
    const shown = await open(aPlan({ card: aCard({ failedCharges: 3, chargeOn: null }) }));
    await shown.findByText('This installment is not charged anymore');
    expect(shown.queryByText(/try again/)).toBeNull();
    shown.getByText(/Installment 2 was due by Apr 12, 2027\. Nothing is charged automatically\./);
  });

  it('offers no automatic charges in rupees', async () => {
    const shown = await open(aPlan({ mayCharge: false }));
    await shown.findByRole('button', { name: 'Leave the plan' });
    expect(shown.queryByRole('button', { name: 'Save a card' })).toBeNull();
  });
});
