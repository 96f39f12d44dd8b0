import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { open } from './forms';

describe('the verification of an address', () => {
  it('confirms a verified email address and says that approval follows', async () => {
    const answers = { 'GET /api/auth/verify-email/good': { message: 'Your email is verified.' } };
    const { findByRole, getByRole } = await open('/verify-email/good', answers);
    await findByRole('heading', { name: 'Email Verified!' });
    const status = within(getByRole('status'));
    status.getByText('Your email is verified.');
    status.getByText(/now awaits admin approval/);
    expect(status.getByRole('link', { name: 'Go to Login Page' }).getAttribute('href')).toBe('/login');
    expect(status.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('says that a verification link without a token is not valid', async () => {
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
});
