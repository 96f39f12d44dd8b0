import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { fill, open, send } from './forms';

describe('the verification of an email address', () => {
  it('succeeds, and says that approval follows', async () => {
    const answers = { 'GET /api/auth/verify-email/good': { message: 'Your email is verified.' } };
    const { findByRole, getByRole } = await open('/verify-email/good', answers);
    await findByRole('heading', { name: 'Email Verified!' });
    const status = within(getByRole('status'));
    status.getByText('Your email is verified.');
    status.getByText(/now awaits admin approval/);
    expect(status.getByRole('link', { name: 'Go to Login Page' }).getAttribute('href')).toBe('/login');
    expect(status.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('says to sign in with a changed address, which needs no approval', async () => {
    const answer = { message: 'Your email is verified.', isNewAddress: true };
    const { findByText, queryByText } = await open('/verify-email/new', {
      'GET /api/auth/verify-email/new': answer,
    });
    await findByText(/sign in with it from now on/);
    expect(queryByText(/admin approval/)).toBeNull();
  });

  it('says that a link without a token is not valid', async () => {
    const { findByRole, getByRole } = await open('/verify-email');
    await findByRole('heading', { name: 'Verification Failed' });
    within(getByRole('alert')).getByText(/^Invalid verification link/);
  });

  it.each<[string, FakeAnswer, string]>([
    [
      'a refusal',
      new FakeProblem(400, 'identity.link_expired', 'This link has expired.'),
      'This link has expired.',
    ],
    ['no words', new FakeProblem(400, 'identity.link_invalid', ''), 'Verification failed'],
    ['no answer', () => Promise.reject(new Error('offline')), 'An error occurred during verification'],
  ])('says that a verification failed by %s', async (_name, answer, message) => {
    const { findByRole, getByRole } = await open('/verify-email/bad', {
      'GET /api/auth/verify-email/bad': answer,
    });
    await findByRole('heading', { name: 'Verification Failed' });
    const alert = within(getByRole('alert'));
    alert.getByText((text) => text.startsWith(message));
    expect(alert.getByRole('link', { name: 'Sign Up Again' }).getAttribute('href')).toBe('/signup');
    expect(alert.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact-us');
  });

  it('can be retried after a lost connection, because the link is still valid', async () => {
    let isLost = true;
    const shown = await open('/verify-email/good', {
      'GET /api/auth/verify-email/good': () =>
        isLost ? Promise.reject(new Error('offline')) : { message: 'Your email is verified.' },
    });
    await shown.findByRole('heading', { name: 'Verification Failed' });
    isLost = false;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await shown.findByRole('heading', { name: 'Email Verified!' });
  });

  it('can send a new link if the link has expired', async () => {
    const sent = 'If an account with this address waits for verification, a new link is on its way.';
    const { findByRole, http, toast } = await open('/verify-email/old', {
      'GET /api/auth/verify-email/old': new FakeProblem(
        400,
        'identity.link_expired',
        'This link has expired.',
      ),
      'POST /api/auth/resend-verification': { message: sent },
    });
    const form = await findByRole('form', { name: 'Get a new link' });
    await fill(form, { Email: 'asha@example.org' });
    await send(form, 'Send the link');
    await waitFor(() => expect(toast()).toMatchObject({ description: sent, tone: 'success' }));
    const asked = http.calls.find(({ method }) => method === 'POST');
    expect(asked?.body).toBe(JSON.stringify({ email: 'asha@example.org' }));
    expect(asked?.headers['idempotency-key']).toBeTruthy();
  });
});
