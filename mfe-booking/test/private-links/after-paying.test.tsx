import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, aSession, token } from '../kit/bookings';
import { enter } from '../kit/enter';

/** An invoice that has not been opened yet. */
const invoice = {
  id: '1c3a0f7e-0000-4000-8000-0000000000a1',
  kind: 'invoice' as const,
  number: 'INV/26-27/000042',
  amount: wholeUnits(498, 'USD'),
  at: '2027-01-04T06:00:00Z',
  url: `/api/bookings/${token}/invoices/a1.pdf`,
  isDrawn: false,
};

const own = `GET /api/bookings/${token}`;

describe('the return from the payment page', () => {
  it('shows the stored state of the payment', async () => {
    const { findByRole, getByText } = await renderRemotePage(
      booking,
      '/booking/success?session_id=cs_test_1',
      {
        answers: { 'GET /api/checkout/session/cs_test_1': aSession() },
      },
    );
    await findByRole('heading', { name: 'Your deposit is paid' });
    getByText(/balance of \$1,992 is due by Jan 14, 2027, end of day IST/);
  });

  it.each([
    ['deposit', 1],
    ['transfer_fee', 0],
  ] as const)('after a paid %s announces %d private links by email', async (purpose, links) => {
    const { findByText, queryAllByText, queryAllByRole } = await renderRemotePage(
      booking,
      '/booking/success?session_id=cs_test_1',
      { answers: { 'GET /api/checkout/session/cs_test_1': aSession({ purpose }) } },
    );
    await findByText('Paid so far');
    expect(queryAllByText(/^We’ve just emailed you a private link/)).toHaveLength(links);
    expect(queryAllByRole('link', { name: 'Read before you travel' })).toHaveLength(links);
  });

  it('shows no number of travelers to a former owner, who reads it nowhere anymore', async () => {
    const session = aSession({ purpose: 'transfer_fee', isFormerOwner: true });
    const { findByText, queryByText } = await renderRemotePage(booking, '/booking/success?session_id=cs_1', {
      answers: { 'GET /api/checkout/session/cs_1': session },
    });
    await findByText('Paid so far');
    expect(queryByText(/^\d+ travelers?$/)).toBeNull();
  });

  it('shows the invalid-link page without a known payment', async () => {
    const { findByRole } = await renderRemotePage(booking, '/booking/success');
    await findByRole('heading', { name: 'This link isn’t valid' });
  });

  it('shows a companion who has not paid the amount of their share', async () => {
    const left = aSession({
      ...{ isShare: true, purpose: 'balance', payment: 'open', url: 'https://pay.example/1' },
      balance: wholeUnits(1_992, 'USD'),
    });
    const { findByText, queryByText } = await renderRemotePage(
      booking,
      '/booking/cancelled?session_id=secret-1',
      { answers: { 'GET /api/checkout/session/secret-1': left } },
    );
    await findByText(/^Your share of \$1,992 is due/);
    expect(queryByText(/Your seats are yours/)).toBeNull();
  });

  it('without paying links back to the payment page while the seats are held', async () => {
    const left = aSession({
      state: 'awaiting_payment',
      payment: 'open',
      paid: wholeUnits(0, 'USD'),
      url: 'https://pay.example/1',
      holdExpiresAt: '2026-11-22T06:00:00Z',
      holdSecondsLeft: 1_500,
    });
    const { findByRole, getByText } = await renderRemotePage(
      booking,
      '/booking/cancelled?session_id=secret-1',
      {
        answers: { 'GET /api/checkout/session/secret-1': left },
      },
    );
    await findByRole('heading', { name: 'You have not paid yet' });
    getByText('11:30 IST');
    getByText(/Nothing was charged/);
    expect((await findByRole('link', { name: 'Continue to payment' })).getAttribute('href')).toBe(left.url);
  });
});

describe('the page of a booking', () => {
  it('shows paid and due amounts, and every available action with its deadline', async () => {
    const { findByRole, getByText } = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: { [own]: aBooking({ termsVersion: '2026-1', policyVersion: '2026-3' }) },
    });
    await findByRole('button', { name: 'Pay balance $1,992' });
    const accepted = [...getByText(/Booked under version 2026-1 of the/).querySelectorAll('a')];
    expect(accepted.map((link) => link.getAttribute('href'))).toEqual([
      '/terms_of_service?version=2026-1',
      '/cancellations-and-refunds?version=2026-3',
    ]);
    getByText('Free of charge until Jan 14, 2027, end of day IST');
    getByText('For ₹2,000, until Jan 29, 2027, end of day IST');
    getByText(/from Dec 15, 2026 on/);
    expect(
      (await findByRole('link', { name: 'PDF of the receipt: Deposit' })).getAttribute('href'),
    ).toContain('p1.pdf');
  });

  it('shows tax documents, and accepts a company until all of them were opened', async () => {
    const wrong = new FakeProblem(400, 'input.invalid', 'Wrong', {
      fields: { taxNumber: 'This GSTIN is not valid. Please check it.' },
    });
    const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: {
        [own]: aBooking({ invoices: [invoice], billing: { company: null, taxNumber: null } }),
        [`PUT /api/bookings/${token}/billing`]: wrong,
      },
    });
    const link = await shown.findByRole('link', { name: 'PDF of the tax invoice INV/26-27/000042' });
    expect(link.getAttribute('href')).toBe(invoice.url);
    await enter(shown.getByLabelText(/Company/), 'Acme');
    await enter(shown.getByLabelText(/Tax number/), '27AAPFU0939F1ZW');
    await userEvent.click(shown.getByRole('button', { name: 'Save company' }));
    await shown.findByText('This GSTIN is not valid. Please check it.');
    const sent = shown.http.calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(String(sent?.body))).toEqual({ company: 'Acme', taxNumber: '27AAPFU0939F1ZW' });
    shown.unmount();

    const over = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: {
        [own]: aBooking({ invoices: [{ ...invoice, isDrawn: true }], billing: { company: 'Acme' } }),
      },
    });
    await over.findByText(/Made out to Acme\. All of them have been opened/);
    expect(over.queryByRole('button', { name: 'Save company' })).toBeNull();
  });

  it('shows the saved company without a reload', async () => {
    let company: string | null = null;
    const { findByLabelText, getByRole, toast } = await renderRemotePage(
      booking,
      `/booking/manage/${token}`,
      {
        answers: {
          [own]: () => aBooking({ invoices: [invoice], billing: { company, taxNumber: null } }),
          [`PUT /api/bookings/${token}/billing`]: () => {
            company = 'Acme';
            return aBooking();
          },
        },
      },
    );
    await enter(await findByLabelText(/Company/), 'Acme');
    await userEvent.click(getByRole('button', { name: 'Save company' }));
    await waitFor(() => expect(toast()?.title).toBe('Saved'));
    expect(toast()?.description).toBe('Invoices not opened yet are made out to it.');
    await waitFor(async () => expect(await findByLabelText(/Company/)).toHaveProperty('value', 'Acme'));
  });

  it('names no company for the invoices after the company was taken out', async () => {
    const { findByLabelText, getByRole, toast } = await renderRemotePage(
      booking,
      `/booking/manage/${token}`,
      {
        answers: {
          [own]: aBooking({ invoices: [invoice], billing: { company: 'Acme', taxNumber: null } }),
          [`PUT /api/bookings/${token}/billing`]: { company: null, taxNumber: null },
        },
      },
    );
    await userEvent.clear(await findByLabelText(/Company/));
    await userEvent.click(getByRole('button', { name: 'Save company' }));
    await waitFor(() => expect(toast()?.title).toBe('Saved'));
    expect(toast()?.description).toBe('Invoices not opened yet are made out to you, without a company.');
  });

  it('keeps saved values in its fields while the booking is refetched over a slow connection', async () => {
    let isSlow = false;
    const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: {
        [own]: () =>
          isSlow
            ? new Promise(() => undefined)
            : aBooking({ invoices: [invoice], billing: { company: null, taxNumber: null } }),
        [`PUT /api/bookings/${token}/billing`]: () => {
          isSlow = true;
          return aBooking();
        },
      },
    });
    const company = await shown.findByLabelText(/Company/);
    await enter(company, 'Acme');
    await userEvent.click(shown.getByRole('button', { name: 'Save company' }));
    await waitFor(() => expect(shown.toast()?.title).toBe('Saved'));
    expect(company).toHaveProperty('value', 'Acme');
  });

  it('cancels for exactly the refund shown, and shows the new refund if it has changed', async () => {
    const quote = {
      refund: wholeUnits(448, 'USD'),
      rule: 'over_60_days',
      basis: {
        paid: wholeUnits(498, 'USD'),
        alreadyRefunded: wholeUnits(0, 'USD'),
        daysBefore: 83,
        depositPaidAt: null,
      },
    };
    const { findByRole, http, toast } = await renderRemotePage(
      booking,
      `/booking/manage/${token}?do=cancel`,
      {
        answers: {
          [own]: aBooking(),
          [`GET /api/bookings/${token}/quote-cancel`]: quote,
          [`POST /api/bookings/${token}/cancel`]: new FakeProblem(
            409,
            'leads.refund_changed',
            'The refund has changed.',
            {
              refund: wholeUnits(249, 'USD'),
            },
          ),
        },
      },
    );
    await userEvent.click(await findByRole('button', { name: 'Cancel and get $448 back' }));
    await waitFor(() => expect(toast()?.title).toBe('The refund has changed'));
    expect(toast()?.description).toContain('$249');
    const sent = http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ expectedRefund: quote.refund });
  });
});
