import { describe, expect, it, jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { fill, open, send } from './forms';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const away = new FakeProblem(500, 'internal', 'Something went wrong.');
const refused = new FakeProblem(401, 'identity.login_refused', 'Invalid email or password.');

describe('what stands on a page', () => {
  it.each<[string, string[]]>([
    [
      '/login',
      [
        'Welcome Back',
        'Sign in to access your referral dashboard',
        'Email',
        'Password',
        'Sign In',
        'verified',
        'approved',
      ],
    ],
    [
      '/signup',
      [
        'Create Account',
        'Full name',
        'Contributing area',
        'Host',
        'Guide',
        'Member',
        'Affiliate',
        'verified by email, then approved by an admin',
      ],
    ],
    [
      '/referral-program',
      [
        '10%',
        'It never expires.',
        '30',
        'monthly',
        '$50',
        'bank transfer or PayPal',
        'earn you a free retreat',
        'within 24 hours',
      ],
    ],
    ['/verify-email/any', ['Verifying Your Email...']],
  ])('%s holds its words', async (path, words) => {
    const pending = new Promise(() => undefined);
    const { container } = await open(path, { 'GET /api/auth/verify-email/any': () => pending });
    for (const word of words) expect(container.textContent).toContain(word);
  });

  it.each([
    ['/login', '/signup'],
    ['/login', '/contact-us'],
    ['/signup', '/login'],
  ])('%s leads to %s', async (path, to) => {
    const { container } = await open(path);
    expect(container.querySelector(`a[href="${to}"]`)).not.toBeNull();
  });
});

type Case = [
  what: string,
  path: string,
  values: Record<string, string>,
  answers: Record<string, FakeAnswer>,
  toast: { title: string; description?: string },
];

const someone = {
  fullName: 'Asha Menon',
  email: 'asha@example.org',
  password: 'longer',
  confirmPassword: 'longer',
};
const partner = { firstName: 'Maya', lastName: 'Lindqvist', email: 'maya@example.org' };
const login = { email: 'asha@example.org', password: 'longer' };

describe('what is said after sending', () => {
  it.each<Case>([
    [
      'nothing',
      '/login',
      {},
      {},
      { title: 'Login failed', description: 'Please enter both email and password' },
    ],
    [
      'a wrong password',
      '/login',
      login,
      { 'POST /api/auth/login': refused },
      { title: 'Login failed', description: 'Invalid email or password.' },
    ],
    [
      'into a fault',
      '/login',
      login,
      { 'POST /api/auth/login': away },
      { title: 'Login failed', description: 'Login failed. Please try again.' },
    ],
    [
      'the right words',
      '/login',
      login,
      { 'POST /api/auth/login': { user: { isStaff: false }, csrfToken: 'x', email: '', fullName: null } },
      { title: 'Login successful!' },
    ],
    ['nothing', '/signup', {}, {}, { title: 'Missing required fields' }],
    [
      'a short password',
      '/signup',
      { ...someone, password: 'short' },
      {},
      { title: 'Password too short', description: 'Password must be at least 6 characters' },
    ],
    [
      'two passwords',
      '/signup',
      { ...someone, confirmPassword: 'another' },
      {},
      { title: "Passwords don't match" },
    ],
    [
      'a whole form',
      '/signup',
      someone,
      { 'POST /api/auth/signup': { message: '' } },
      {
        title: 'Account created successfully!',
        description: 'Please check your email to verify your account.',
      },
    ],
    [
      'into a fault',
      '/signup',
      someone,
      { 'POST /api/auth/signup': away },
      { title: 'Signup failed', description: 'Please try again or contact us for help.' },
    ],
    [
      'nothing',
      '/referral-program',
      {},
      {},
      {
        title: 'Missing Information',
        description: 'Please fill in all required fields (First Name, Last Name, and Email).',
      },
    ],
    [
      'a whole form',
      '/referral-program',
      partner,
      { 'POST /api/referral-signup': { message: '' } },
      {
        title: 'Welcome to the Referral Program!',
        description:
          'Check your email for login credentials and your unique referral link. You can start earning immediately!',
      },
    ],
    [
      'into a fault',
      '/referral-program',
      partner,
      { 'POST /api/referral-signup': away },
      { title: 'Submission failed', description: 'Please try again later.' },
    ],
  ])('%s on %s', async (_what, path, values, answers, toast) => {
    const page = await open(path, answers);
    await fill(page, values);
    await send(page);
    expect(page.toast()).toMatchObject(toast);
  });
});
