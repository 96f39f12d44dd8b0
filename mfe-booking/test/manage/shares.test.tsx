import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingShares, CompanionShare } from '@valam/contracts/leads/booking-shares.schema';
import { money, wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';
import { enter } from '../kit/enter';

const usd = (units: number) => wholeUnits(units, 'USD');
const own = `GET /api/bookings/${token}`;
const invited = `POST /api/bookings/${token}/shares`;

const ben: CompanionShare = {
  id: '1c3a0f7e-0000-4000-8000-00000000000b',
  name: 'Ben Stein',
  email: 'ben@example.org',
  amount: usd(664),
  state: 'open',
  dueOn: '2027-01-07',
  sentAt: '2026-11-20T05:00:00Z',
  paidAt: null,
  hasForm: false,
};
const someShares = (changes: Partial<BookingShares> = {}): BookingShares => ({
  shares: [],
  open: usd(0),
  own: usd(1_992),
  dueOn: '2027-01-07',
  forms: 0,
  most: 2,
  proposed: usd(664),
  refusal: null,
  ...changes,
});
const withBen = someShares({ shares: [ben], open: usd(664), own: usd(1_328), most: 1, forms: 1 });
const open = (shares: BookingShares | undefined, more = {}, answers = {}) =>
  renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: { [own]: aBooking({ quantity: 3, shares, ...more }), [invited]: withBen, ...answers },
  });
type Shown = Awaited<ReturnType<typeof open>>;
const bodies = (shown: Shown) =>
  shown.http.calls
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => ({ path, body: JSON.parse(String(body ?? '{}')) as unknown }));

describe('shares on the page of the booking', () => {
  it('are created by inviting the filled-in companions with the entered amounts', async () => {
    let shares = someShares();
    const shown = await open(
      shares,
      {},
      {
        [own]: () => aBooking({ quantity: 3, shares }),
        [invited]: () => (shares = withBen),
      },
    );
    const form = within(await shown.findByRole('form', { name: 'Invite companions' }));
    const second = within(form.getByRole('group', { name: 'Companion 2' }));
    await enter(second.getByRole('textbox', { name: 'Name' }), 'Ben Stein');
    await enter(second.getByRole('textbox', { name: 'Email' }), 'ben@example.org');
    await enter(second.getByRole('textbox', { name: /Share in USD/ }), '$600.50');
    await userEvent.click(form.getByRole('button', { name: 'Invite companions' }));
    await waitFor(() => expect(shown.toast()?.title).toBe('Invited: Ben Stein'));
    expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Invite companion' }));
    await waitFor(() => {
      expect(bodies(shown).at(-1)?.body).toEqual({
        companions: [{ name: 'Ben Stein', email: 'ben@example.org', amount: money(60_050, 'USD') }],
      });
    });
  });

  it('are not sent with missing input, which is marked at its fields', async () => {
    const shown = await open(someShares());
    const form = within(await shown.findByRole('form', { name: 'Invite companions' }));
    const first = within(form.getByRole('group', { name: 'Companion 1' }));
    await enter(first.getByRole('textbox', { name: 'Name' }), 'Ben');
    await enter(first.getByRole('textbox', { name: /Share in USD/ }), 'half');
    await userEvent.click(form.getByRole('button', { name: 'Invite companions' }));
    await first.findByText('Please enter the companion’s email address.');
    first.getByText('Please enter an amount, such as 250 or 250.50.');
    expect(bodies(shown)).toEqual([]);
  });

  it('show errors of the service in the right row', async () => {
    const refusal = new FakeProblem(400, 'input.invalid', 'Please check the marked fields.', {
      fields: { 'companions.0.email': 'This person already has a share.' },
    });
    const shown = await open(someShares(), {}, { [invited]: refusal });
    const form = within(await shown.findByRole('form', { name: 'Invite companions' }));
    const second = within(form.getByRole('group', { name: 'Companion 2' }));
    await enter(second.getByRole('textbox', { name: 'Name' }), 'Ben');
    await enter(second.getByRole('textbox', { name: 'Email' }), 'ben@example.org');
    await userEvent.click(form.getByRole('button', { name: 'Invite companions' }));
    await second.findByText('This person already has a share.');
  });

  it('are listed with the lead traveler’s own part, and can be withdrawn while unpaid', async () => {
    const shown = await open(
      withBen,
      {},
      {
        [`POST /api/bookings/${token}/shares/${ben.id}/withdraw`]: someShares(),
      },
    );
    await shown.findByRole('button', { name: 'Pay your part $1,328' });
    shown.getByRole('button', { name: 'Pay for everyone $1,992' });
    shown.getByText('Companions pay $664 of it.');
    shown.getByText('Companions pay $664, and you pay $1,328. Together this is the balance.');
    const table = within(shown.getByRole('table', { name: 'Shares of companions' }));
    table.getByText('Not paid yet, due by Jan 07, 2027');
    await userEvent.click(table.getByRole('button', { name: /Withdraw the share of Ben Stein/ }));
    await waitFor(() => {
      expect(bodies(shown).at(-1)?.path).toContain(`/shares/${ben.id}/withdraw`);
    });
  });

  it('are considered in the refund shown before a cancellation', async () => {
    const quote = {
      refund: usd(1_000),
      toCompanions: usd(400),
      rule: 'over_60_days',
      basis: { paid: usd(1_100), alreadyRefunded: usd(0), daysBefore: 90, depositPaidAt: null },
    };
    const shown = await renderRemotePage(booking, `/booking/manage/${token}?do=cancel`, {
      answers: {
        [own]: aBooking({ quantity: 3, shares: withBen }),
        [`GET /api/bookings/${token}/quote-cancel`]: quote,
      },
    });
    await shown.findByText('$400 of it goes to the companions who paid their share, and $600 to you.');
    shown.getByRole('button', { name: 'Cancel and get $600 back' });
  });

  it.each([
    ['yours to pay until the balance is paid', usd(1_992), 'Not paid in time, yours to pay'],
    ['not yours to pay after that', usd(0), 'Not paid in time'],
  ])('that were not paid in time are %s', async (_what, left, words) => {
    const shown = await open(someShares({ shares: [{ ...ben, state: 'lapsed' }], own: left }));
    const table = within(await shown.findByRole('table', { name: 'Shares of companions' }));
    table.getByText(words);
  });

  it('are not due anymore if the booking is cancelled', async () => {
    const lapsed = someShares({ shares: [{ ...ben, state: 'lapsed' }] });
    const shown = await open(lapsed, { state: 'cancelled' });
    const table = within(await shown.findByRole('table', { name: 'Shares of companions' }));
    table.getByText('Not paid');
    expect(table.queryByRole('columnheader', { name: 'Change' })).toBeNull();
  });

  it('are created a few at a time for a large group', async () => {
    const shown = await open(someShares({ most: 11 }), { quantity: 12 });
    const form = within(await shown.findByRole('form', { name: 'Invite companions' }));
    expect(form.getAllByRole('group')).toHaveLength(3);
    form.getByText('You can invite 8 more after these.');
  });

  it('show why no one can be invited', async () => {
    const refusal =
      'The balance is paid in installments. Leave the payment plan first, then invite companions.';
    const shown = await open(someShares({ refusal, proposed: null, most: 0 }));
    await shown.findByText(refusal);
    expect(shown.queryByRole('form', { name: 'Invite companions' })).toBeNull();
  });

  it('are not offered to a single traveler, nor if the service does not support them', async () => {
    for (const render of [() => open(someShares(), { quantity: 1 }), () => open(undefined)]) {
      const shown = await render();
      await shown.findByRole('heading', { name: 'Payments and receipts' });
      expect(shown.queryByRole('heading', { name: 'Pay apart' })).toBeNull();
      shown.unmount();
    }
  });
});
