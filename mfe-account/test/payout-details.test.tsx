import { describe, expect, it, jest } from '@jest/globals';
import { act, configure, fireEvent } from '@testing-library/react';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { aPartner, ownReferral } from './partners';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

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
  const type = (name: string, value: string) => {
    const field = form.querySelector(`[name="${name}"]`);
    if (!field) throw new Error(`There is no field ${name}`);
    fireEvent.change(field, { target: { value } });
  };
  const send = () => act(async () => void fireEvent.submit(form));
  return { ...page, form, type, send };
}

describe('payout details', () => {
  it('are sent with the current password, and say when payouts go there', async () => {
    let sent: unknown;
    const { type, send, toast, form } = await open(({ body }: { body?: string }) => {
      sent = JSON.parse(body ?? '{}');
      return saved;
    });
    expect(form.textContent).toContain('Saved: PayPal le…@example.org.');
    expect(form.textContent).toContain('we pay to them from Nov 09, 2999 on');
    type('paypalEmail', 'leela@example.org');
    type('currentPassword', ' a walk around the hill');
    await send();
    expect(sent).toEqual({
      method: 'paypal',
      paypalEmail: 'leela@example.org',
      currentPassword: ' a walk around the hill',
    });
    expect(toast()).toMatchObject({
      title: 'Payout details saved',
      description: 'We have emailed you about it. Payouts go there in 7 days.',
    });
  });

  it('are not sent without it', async () => {
    const { type, send, findByText } = await open(() => {
      throw new Error('Nothing should have been sent');
    });
    type('paypalEmail', 'leela@example.org');
    await send();
    await findByText('Please enter your current password');
  });

  it('say beside the field that it is wrong', async () => {
    const message = 'This is not your current password.';
    const refusal = new FakeProblem(400, 'identity.password_wrong', message, {
      fields: { currentPassword: message },
    });
    const { type, send, form, findByText } = await open(refusal);
    type('currentPassword', 'a guess');
    await send();
    await findByText(message);
    expect(form.querySelector('[aria-invalid="true"]')?.getAttribute('name')).toBe('currentPassword');
  });

  it('without scripts show the fields of the method that was sent', async () => {
    const { form } = await open(saved, { method: 'bank', bankName: 'Handelsbanken' });
    expect(form.querySelector<HTMLInputElement>('[name="bankName"]')?.value).toBe('Handelsbanken');
    expect(form.querySelector('[name="paypalEmail"]')).toBeNull();
  });
});
