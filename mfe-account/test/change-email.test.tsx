import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { aPartner, ownReferral } from './partners';
import { enter } from './enter';

async function sendWith(typed: Record<string, string>, answer: FakeAnswer) {
  const page = await renderRemotePage(account, '/dashboard/account', {
    answers: {
      'GET /api/auth/sessions': [],
      'GET /api/referrals/me': ownReferral(),
      'POST /api/auth/change-email': answer,
    },
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user: aPartner('Leela Fernandes') } },
  });
  const form = within(await page.findByRole('form', { name: 'Change your email address' }));
  for (const [label, value] of Object.entries(typed)) await enter(form.getByLabelText(label), value);
  await userEvent.click(form.getByRole('button', { name: 'Email a link to the new address' }));
  return { ...page, form };
}

const typed = { 'New email': 'leela@new.example', 'Current password': 'a walk around the hill' };

describe('changing the email address', () => {
  it('sends the new address with the current password, and says what happens next', async () => {
    let sent: unknown;
    const { toast } = await sendWith(typed, ({ body }: { body?: string }) => {
      sent = JSON.parse(body ?? '{}');
      return { message: 'A link is on its way.' };
    });
    await waitFor(() => expect(toast()).toMatchObject({ description: 'A link is on its way.' }));
    expect(sent).toEqual({ email: 'leela@new.example', currentPassword: 'a walk around the hill' });
  });

  it.each(Object.keys(typed))('shows an error for a missing value: %s', async (label) => {
    const { form } = await sendWith({ ...typed, [label]: '' }, () => {
      throw new Error('Nothing should have been sent');
    });
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>(label).ariaInvalid).toBe('true'));
  });

  it('shows an error of the service beside its field', async () => {
    const message = 'This is not your current password.';
    const fields = { currentPassword: message };
    const { form } = await sendWith(
      typed,
      new FakeProblem(400, 'identity.password_wrong', message, { fields }),
    );
    await form.findByText(message);
  });
});
