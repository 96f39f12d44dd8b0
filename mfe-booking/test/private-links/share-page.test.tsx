import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Share } from '@valam/contracts/leads/share.schema';
import { wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aShare, shareToken as token } from '../kit/bookings';
import { comeBack } from '../kit/come-back';
import { enter } from '../kit/enter';

const page = `/booking/share/${token}`;
const open = (share: Share, answers = {}) =>
  renderRemotePage(booking, page, { answers: { [`GET /api/shares/${token}`]: share, ...answers } });

describe('the page of a companion’s share', () => {
  it('shows the share with a button to pay, and the reason of a refusal', async () => {
    const shown = await open(aShare(), {
      [`POST /api/shares/${token}/pay`]: new FakeProblem(
        409,
        'leads.action_refused',
        'There is nothing left to pay here.',
      ),
    });
    await shown.findByRole('heading', { name: 'Your share of Discovering Shiva' });
    shown.getByText(
      /Asha Rao has booked this tour and asks you to pay your own share of the balance by Jan 07, 2027/,
    );
    await userEvent.click(shown.getByRole('button', { name: 'Pay $664' }));
    await waitFor(() => {
      expect(shown.toast()).toMatchObject({ description: 'There is nothing left to pay here.' });
    });
  });

  it('no longer offers the payment after Back if the share was paid', async () => {
    let share = aShare();
    const shown = await open(share, { [`GET /api/shares/${token}`]: () => share });
    shown.getByRole('button', { name: 'Pay $664' });
    share = aShare({ state: 'paid', mayPay: false });
    comeBack();
    await shown.findByText('Your share is paid');
    expect(shown.queryByRole('button', { name: 'Pay $664' })).toBeNull();
  });

  it('shows that the share is paid, with receipt and invoice', async () => {
    const shown = await open(
      aShare({
        state: 'paid',
        mayPay: false,
        payments: [
          {
            id: 'p1',
            amount: wholeUnits(664, 'USD'),
            at: '2026-12-01T05:00:00Z',
            receiptUrl: `/api/shares/${token}/receipts/p1.pdf`,
          },
        ],
        invoices: [
          {
            ...{ id: 'i1', kind: 'invoice', number: 'INV/26-27/000042', amount: wholeUnits(664, 'USD') },
            ...{ at: '2026-12-01T05:00:00Z', url: `/api/shares/${token}/invoices/i1.pdf`, isDrawn: false },
          },
        ],
      }),
    );
    await shown.findByText('Your share is paid');
    shown.getByRole('link', { name: 'PDF: Receipt of your share' });
    shown.getByRole('link', { name: 'PDF: Tax invoice INV/26-27/000042' });
    expect(shown.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  it('shows why nothing is due anymore', async () => {
    const ended = 'Your share was not paid by Jan 07, 2027, so Asha Rao has been asked to pay it.';
    const shown = await open(aShare({ state: 'lapsed', mayPay: false, ended }));
    await shown.findByText(ended);
    shown.getByRole('form', { name: 'Your traveler form' });
  });

  it('has the companion’s own traveler form, with errors at their fields', async () => {
    const shown = await open(aShare(), {
      [`PUT /api/shares/${token}/traveller`]: new FakeProblem(400, 'input.invalid', 'Please check.', {
        fields: { fullName: 'Please enter the name as in the passport' },
      }),
    });
    const name = await shown.findByRole('textbox', { name: /Full name/ });
    expect(name).toHaveProperty('value', 'Ben Stein');
    await enter(name, 'B');
    await userEvent.click(shown.getByRole('button', { name: 'Save your details' }));
    await shown.findByText('Please enter the name as in the passport');
    await waitFor(() => {
      const sent = shown.http.calls.find(({ method }) => method === 'PUT');
      expect(JSON.parse(String(sent?.body))).toMatchObject({ fullName: 'B' });
    });
  });

  it('has no form for a person who does not travel anymore', async () => {
    const shown = await open(
      aShare({ state: 'withdrawn', mayPay: false, maySaveTraveller: false, ended: 'Withdrawn.' }),
    );
    await shown.findByText('Withdrawn.');
    expect(shown.queryByRole('form', { name: 'Your traveler form' })).toBeNull();
  });
});
