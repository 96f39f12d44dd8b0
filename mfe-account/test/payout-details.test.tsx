import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { aPartner, ownReferral } from './partners';
import { enter } from './enter';

const saved = {
  method: 'paypal' as const,
  masked: 'PayPal le…@example.org',
  updatedAt: '2026-11-02T06:00:00.000Z',
  payableFrom: '2999-11-09T06:00:00.000Z',
};
const path = 'PUT /api/referrals/me/payout-details';

async function open(answer: FakeAnswer, report: Record<string, string> | null = null) {
  const page = await renderRemotePage(account, '/dashboard/earnings', {
    answers: {
      'GET /api/referrals/me': { ...ownReferral(), payoutDetails: saved },
      'GET /api/referrals/me/commissions': { items: [], total: 0, page: 1, perPage: 20 },
      'GET /api/referrals/me/payouts': [],
      [path]: answer,
    },
    shell: {
      session: { status: 'signed-in', csrfToken: 'csrf', user: aPartner('Leela Fernandes') },
      ...(report
        ? { report: { action: 'account/payout-details', toast: null, errors: {}, values: report } }
        : {}),
    },
  });
  const form = await page.findByRole('form', { name: 'Payout details' });
  const fields = within(form);
  const type = (label: string, value: string) => enter(fields.getByLabelText(label), value);
  const save = () => userEvent.click(fields.getByRole('button', { name: 'Save payout details' }));
  return { ...page, fields, type, save };
}

describe('payout details', () => {
  it('are saved with the current password, and say when payouts use them', async () => {
    let sent: unknown;
    const { type, save, toast, fields } = await open(({ body }: { body?: string }) => {
      sent = JSON.parse(body ?? '{}');
      return { ...saved, updatedAt: '2026-11-22T06:00:00.000Z' };
    });
    fields.getByText(/^Saved: PayPal le…@example\.org\..*we start paying to them on Nov 09, 2999\./);
    await type('PayPal email', 'leela@example.org');
    await type('Current password', ' a walk around the hill');
    await save();
    await waitFor(() => expect(sent).toBeDefined());
    expect(sent).toEqual({
      method: 'paypal',
      paypalEmail: 'leela@example.org',
      currentPassword: ' a walk around the hill',
    });
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Payout details saved',
        description: 'We have emailed you about it. Payouts go there in 7 days.',
      }),
    );
  });

  it('that are the same as before do not announce an email and a delay', async () => {
    const { type, save, toast } = await open(saved);
    await type('PayPal email', 'leela@example.org');
    await type('Current password', 'a walk around the hill');
    await save();
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Payout details saved',
        description: 'They are the same as before, so nothing has changed.',
      }),
    );
  });

  it('keep the entered values when the method is switched, and send only the fields of the selected one', async () => {
    let sent: unknown;
    const { type, save, fields } = await open(({ body }: { body?: string }) => {
      sent = JSON.parse(body ?? '{}');
      return saved;
    });
    const choose = (name: string) => userEvent.click(fields.getByRole('radio', { name }));
    await choose('Bank transfer');
    for (const label of ['Account holder', 'Bank', 'Country', 'Account number or IBAN'])
      await type(label, `The ${label}`);
    await type('BIC, SWIFT, IFSC or routing number', 'DEUTDEFF');
    await choose('PayPal');
    expect(fields.queryByRole('textbox', { name: 'Account holder' })).toBeNull();
    await choose('Bank transfer');
    await type('Current password', 'a walk');
    await save();
    await waitFor(() => expect(sent).toMatchObject({ method: 'bank', accountHolder: 'The Account holder' }));
    expect(sent).not.toHaveProperty('paypalEmail');
  });

  it('are not sent without the current password', async () => {
    const { type, save, findByText } = await open(() => {
      throw new Error('Nothing should have been sent');
    });
    await type('PayPal email', 'leela@example.org');
    await save();
    await findByText('Please enter your current password');
  });

  it('show beside its field that the current password is wrong', async () => {
    const message = 'This is not your current password.';
    const refusal = new FakeProblem(400, 'identity.password_wrong', message, {
      fields: { currentPassword: message },
    });
    const { type, save, fields, findByText } = await open(refusal);
    await type('Current password', 'a guess');
    await save();
    await findByText(message);
    expect(fields.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(fields.getByLabelText('PayPal email').getAttribute('aria-invalid')).toBeNull();
  });

  it('show the fields of the submitted method without JavaScript', async () => {
    const { fields } = await open(saved, { method: 'bank', bankName: 'Handelsbanken' });
    expect(fields.getByLabelText<HTMLInputElement>('Bank').value).toBe('Handelsbanken');
    expect(fields.queryByRole('textbox', { name: 'PayPal email' })).toBeNull();
  });

  it('ask for a bank account if payouts go to a bank', async () => {
    const { fields } = await open(saved);
    await userEvent.click(fields.getByRole('radio', { name: /Bank/ }));
    fields.getByLabelText('Account number or IBAN');
    expect(fields.queryByRole('textbox', { name: 'PayPal email' })).toBeNull();
  });
});
