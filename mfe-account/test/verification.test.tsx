import { describe, expect, it, jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { open } from './forms';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

describe('the verification of an address', () => {
  it('says what the server says, and what comes next', async () => {
    const answers = { 'GET /api/auth/verify-email/good': { message: 'Your email is verified.' } };
    const { findByRole, container } = await open('/verify-email/good', answers);
    await findByRole('heading', { name: 'Email Verified!' });
    for (const word of ['Your email is verified.', 'admin approval', 'Go to Login Page', 'Return to Home'])
      expect(container.textContent).toContain(word);
  });

  it('without a token says that the link is not valid', async () => {
    const { findByRole, container } = await open('/verify-email');
    await findByRole('heading', { name: 'Verification Failed' });
    expect(container.textContent).toContain('Invalid verification link');
  });

  it.each<[string, FakeAnswer, string]>([
    [
      'a refusal',
      new FakeProblem(400, 'identity.link_expired', 'This link has expired.'),
      'This link has expired.',
    ],
    ['no words', new FakeProblem(400, 'identity.link_invalid', ''), 'Verification failed'],
    ['no answer', () => Promise.reject(new Error('offline')), 'An error occurred during verification'],
  ])('that fails by %s says so', async (_name, answer, message) => {
    const { findByRole, container } = await open('/verify-email/bad', {
      'GET /api/auth/verify-email/bad': answer,
    });
    await findByRole('heading', { name: 'Verification Failed' });
    for (const word of [message, 'Sign Up Again', 'Contact Support'])
      expect(container.textContent).toContain(word);
  });
});
