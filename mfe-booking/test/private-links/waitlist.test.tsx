import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaitlistEntry } from '@valam/contracts/leads/waitlist.schema';
import { wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { enter } from '../kit/enter';

const price = (currency: 'USD' | 'EUR', total: number) => ({
  total: wholeUnits(total, currency),
  deposit: wholeUnits(total / 5, currency),
  balance: wholeUnits((total / 5) * 4, currency),
});
const offered: WaitlistEntry = {
  state: 'offered',
  tripKind: 'tour',
  tourTitle: 'Discovering Shiva',
  tourSlug: 'discovering-shiva',
  dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e01',
  startDate: '2099-02-06',
  endDate: '2099-02-15',
  quantity: 2,
  position: null,
  offerExpiresAt: '2098-12-01T12:00:00.000Z',
  whyNotOffered: null,
  joinedAt: '2098-11-01T12:00:00.000Z',
  offer: { balanceDueAt: '2099-01-07T18:29:59.000Z', amounts: [price('USD', 5_000), price('EUR', 4_600)] },
};
const page = (entry: Partial<WaitlistEntry>, answers: Record<string, unknown> = {}) =>
  renderRemotePage(booking, '/booking/waitlist/secret', {
    answers: { 'GET /api/waitlist/secret': { ...offered, ...entry }, ...answers },
  });

describe('an offer of the waitlist', () => {
  it('shows the price in the selected currency before it is accepted', async () => {
    const form = within((await page({})).getByRole('form', { name: 'Accept the offer' }));
    form.getByText('$5,000');
    form.getByText('$1,000');
    form.getByText('Balance, by Jan 07, 2099, end of day IST');
    await enter(form.getByLabelText('Currency'), 'EUR');
    form.getByText('€920');
    form.getByLabelText('Pay in full now: €4,600');
    expect(form.getByRole('link', { name: 'cancellation policy' }).getAttribute('href')).toBe(
      '/cancellations-and-refunds',
    );
  });

  it('for a late date names no deadline of the balance, because it counts from the booking', async () => {
    const amounts = [price('USD', 5_000)];
    const shown = await page({ offer: { balanceDueAt: '2098-12-01T08:35:00.000Z', amounts } });
    shown.getByText('Balance, within 24 hours of booking');
  });

  it('is accepted for the total shown, and shows a changed price before payment', async () => {
    const refusal = new FakeProblem(409, 'leads.price_changed', 'Please check it again.');
    const shown = await page({}, { 'POST /api/waitlist/secret/accept': refusal });
    const asked = () => shown.http.calls.filter(({ method }) => method === 'GET').length;
    const before = asked();
    await userEvent.click(shown.getByRole('button', { name: 'Accept and pay' }));
    await waitFor(() => expect(shown.toast()?.title).toBe('The price has changed'));
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(String(sent?.body))).toMatchObject({ expectedTotal: wholeUnits(5_000, 'USD') });
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('that was accepted but not paid links back to the payment page', async () => {
    const url = `${window.location.origin}/#payment-page`;
    const shown = await page(
      { state: 'accepted', offer: null, unpaidUntil: '2098-12-01T12:00:00.000Z' },
      { 'POST /api/waitlist/secret/accept': { url, bookingRef: 'AB12-CD34', holdExpiresAt: null } },
    );
    shown.getByText(/haven’t paid yet. We hold your seats until Dec 01, 2098/);
    await userEvent.click(shown.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'POST')).toBe(true));
  });
});
