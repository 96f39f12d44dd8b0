import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Quote } from '@valam/contracts/leads/quote.schema';
import { money } from '@valam/contracts/shared/money';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { enter } from '../kit/enter';

const proposal: Quote = {
  state: 'open',
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.org',
  mobile: '+4915112345678',
  title: 'Seven temples',
  tripKind: 'tour',
  tourSlug: null,
  startDate: '2099-08-01',
  endDate: '2099-08-07',
  quantity: 4,
  total: money(800_000, 'EUR'),
  deposit: money(160_000, 'EUR'),
  balance: money(640_000, 'EUR'),
  balanceDueAt: '2099-07-02T18:29:59.000Z',
  message: null,
  validUntil: '2099-06-01T12:00:00.000Z',
  bookingRef: null,
};
const accept = 'POST /api/quotes/secret/accept';
const page = (quote: Partial<Quote>, answers: Record<string, unknown> = {}) =>
  renderRemotePage(booking, '/booking/quote/secret', {
    answers: { 'GET /api/quotes/secret': { ...proposal, ...quote }, ...answers },
  });

describe('a proposal', () => {
  it('keeps the line breaks of its text', async () => {
    const shown = await page({ message: 'Dear Anna,\n\nDay 1: Madurai\nDay 2: Rameswaram' });
    const days = await shown.findByText(/Day 1: Madurai/);
    expect(getComputedStyle(days).whiteSpace).toBe('pre-line');
    expect(days.textContent).toBe('Day 1: Madurai\nDay 2: Rameswaram');
  });

  it('names the deadline of its balance, unless it counts from the booking', async () => {
    const shown = await page({});
    shown.getByText('Balance, by Jul 02, 2099, end of day IST');
    shown.unmount();
    (await page({ balanceDueAt: '2099-07-20T08:35:00.000Z' })).getByText(
      'Balance, within 24 hours of booking',
    );
  });

  it('keeps the selected payment in full after a refusal without JavaScript', async () => {
    const values = { firstName: 'Anna', payInFull: 'on' };
    const report = { action: 'booking/accept-quote', errors: {}, values, toast: null };
    const shown = await renderRemotePage(booking, '/booking/quote/secret', {
      answers: { 'GET /api/quotes/secret': proposal },
      shell: { report },
    });
    expect(shown.getByRole('checkbox', { name: /^Pay in full now/ })).toHaveProperty('checked', true);
    expect(shown.getByRole('checkbox', { name: /I accept/ })).toHaveProperty('checked', false);
  });

  it('marks all missing fields on the first attempt, including the terms', async () => {
    const shown = await page({ lastName: null });
    await userEvent.clear(shown.getByLabelText('Email'));
    await userEvent.click(shown.getByRole('button', { name: 'Accept and pay' }));
    const terms = shown.getByRole('checkbox', { name: /I accept/ });
    for (const field of [shown.getByLabelText('Last name'), shown.getByLabelText('Email'), terms])
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(shown.http.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is accepted only with a number that can be called: with its country code', async () => {
    const url = `${window.location.origin}/#payment-page`;
    const shown = await page(
      { mobile: '91234567' },
      { [accept]: { url, bookingRef: 'AB12-CD34', holdExpiresAt: null } },
    );
    await userEvent.click(shown.getByRole('checkbox', { name: /I accept/ }));
    const send = () => userEvent.click(shown.getByRole('button', { name: 'Accept and pay' }));
    const sent = () => shown.http.calls.find(({ method }) => method === 'POST');
    await send();
    await shown.findByText('Please begin with your country code, such as +47');
    expect(sent()).toBeUndefined();
    await enter(shown.getByLabelText('Phone, with country code'), '0047 91234567');
    await send();
    await waitFor(() => expect(sent()).toBeDefined());
    expect(JSON.parse(sent()?.body ?? '')).toMatchObject({ mobile: '+47 91234567' });
  });

  it('that was accepted but not paid links back to the payment page', async () => {
    const url = `${window.location.origin}/#payment-page`;
    const shown = await page(
      { state: 'accepted', bookingRef: 'AB12-CD34', unpaidUntil: '2099-05-01T12:00:00.000Z' },
      { [accept]: { url, bookingRef: 'AB12-CD34', holdExpiresAt: null } },
    );
    shown.getByText(/haven’t paid yet. We hold your seats until May 01, 2099/);
    expect(shown.queryByText(/has your private link/)).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'POST')).toBe(true));
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ firstName: 'Anna', mobile: '+4915112345678' });
  });

  it.each<[string, Partial<Quote>, boolean]>([
    ['open', {}, true],
    ['accepted but not paid', { state: 'accepted', unpaidUntil: '2099-05-01T12:00:00.000Z' }, true],
    ['accepted and paid', { state: 'accepted', bookingRef: 'AB12-CD34', unpaidUntil: null }, false],
    ['expired', { state: 'expired' }, false],
    ['withdrawn', { state: 'withdrawn' }, false],
  ])('that is %s shows what is due only while it can be paid', async (_state, quote, isPayable) => {
    const shown = await page(quote);
    shown.getByText('€8,000');
    expect(shown.queryAllByText(/^Balance, by Jul 02, 2099/)).toHaveLength(isPayable ? 1 : 0);
    expect(shown.queryAllByText('Deposit')).toHaveLength(isPayable ? 1 : 0);
  });

  it('that was accepted and paid refers to the email about the booking', async () => {
    const shown = await page({ state: 'accepted', bookingRef: 'AB12-CD34', unpaidUntil: null });
    shown.getByText(/The email about booking AB12-CD34 has your private link/);
    expect(shown.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });
});
