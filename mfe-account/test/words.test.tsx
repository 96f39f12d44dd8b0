import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { fill, open, send } from './forms';

const away = new FakeProblem(500, 'internal', 'Something went wrong.');
const refused = new FakeProblem(401, 'identity.login_refused', 'Invalid email or password.');

describe('a page for signed-out visitors', () => {
  it.each<[string, { title: string; lead: string; form: string; fields: string[]; below: RegExp }]>([
    [
      '/login',
      {
        title: 'Welcome Back',
        lead: 'Sign in to access your referral dashboard',
        form: 'Sign in',
        fields: ['Email', 'Password'],
        below: /verified by email and approved by an admin/,
      },
    ],
    [
      '/signup',
      {
        title: 'Create Account',
        lead: 'For hosts, guides, members and affiliates.',
        form: 'Create an account',
        fields: ['Full name', 'Email', 'Password', 'Confirm password', 'Contributing area'],
        below: /verified by email, then approved by an admin/,
      },
    ],
  ])('%s names its form, its fields and what an account needs', async (path, words) => {
    const page = await open(path);
    page.getByRole('heading', { level: 1, name: words.title });
    page.getByText(words.lead);
    page.getByText(words.below);
    const form = within(page.getByRole('form', { name: words.form }));
    for (const field of words.fields) form.getByLabelText(field);
  });

  it('offers hosts, guides, members and affiliates an account', async () => {
    const page = await open('/signup');
    const options = within(page.getByLabelText('Contributing area')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Host', 'Guide', 'Member', 'Affiliate']);
  });

  it('says what the referral program pays, when and how', async () => {
    const page = await open('/referral-program');
    const terms = page.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const term of [
      '10%of each booking you refer. It never expires.',
      '30days after the tour ends, your commission joins the next monthly payout.',
      '$50is the minimum payout, by bank transfer or PayPal. Smaller amounts roll over.',
      '10completed bookings in a year earn you a free retreat.',
    ])
      expect(terms).toContain(term);
    page.getByText(/Your link arrives within 24 hours/);
  });

  it('shows a loading state while an email address is being verified', async () => {
    const pending = new Promise(() => undefined);
    const page = await open('/verify-email/any', { 'GET /api/auth/verify-email/any': () => pending });
    page.getByRole('heading', { level: 1, name: 'Verifying Your Email...' });
  });

  it.each([
    ['/login', 'Create one', '/signup'],
    ['/login', 'Forgot your password?', '/forgot-password'],
    ['/login', 'Contact us', '/contact-us'],
    ['/signup', 'Sign in', '/login'],
  ])('%s has the link %s to %s', async (path, name, to) => {
    const page = await open(path);
    expect(page.getByRole('link', { name }).getAttribute('href')).toBe(to);
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
  'Full name': 'Asha Menon',
  Email: 'asha@example.org',
  Password: 'longer',
  'Confirm password': 'longer',
};
const partner = { 'First name': 'Maya', 'Last name': 'Lindqvist', Email: 'maya@example.org' };
const login = { Email: 'asha@example.org', Password: 'longer' };

const buttons: Readonly<Record<string, string>> = {
  '/login': 'Sign In',
  '/signup': 'Create Account',
  '/referral-program': 'Join the program',
};

describe('an account form', () => {
  it.each<Case>([
    [
      'an empty form',
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
      'a form that meets a fault',
      '/login',
      login,
      { 'POST /api/auth/login': away },
      { title: 'Login failed', description: 'Login failed. Please try again.' },
    ],
    [
      'a right password',
      '/login',
      login,
      { 'POST /api/auth/login': { user: { isStaff: false }, csrfToken: 'x', email: '', fullName: null } },
      { title: 'Login successful!' },
    ],
    ['an empty form', '/signup', {}, {}, { title: 'Missing required fields' }],
    [
      'a short password',
      '/signup',
      { ...someone, Password: 'short', 'Confirm password': 'short' },
      {},
      { title: 'Password too short', description: 'Password must be at least 6 characters' },
    ],
    [
      'a pair of different passwords',
      '/signup',
      { ...someone, 'Confirm password': 'another' },
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
      'a form that meets a fault',
      '/signup',
      someone,
      { 'POST /api/auth/signup': away },
      { title: 'Signup failed', description: 'Please try again or contact us for help.' },
    ],
    [
      'an empty form',
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
      'a form that meets a fault',
      '/referral-program',
      partner,
      { 'POST /api/referral-signup': away },
      { title: 'Submission failed', description: 'Please try again later.' },
    ],
  ])('says how it went when %s is sent on %s', async (_what, path, values, answers, toast) => {
    const page = await open(path, answers);
    const form = page.getByRole('form');
    await fill(form, values);
    await send(form, buttons[path] ?? '');
    await waitFor(() => expect(page.toast()).toMatchObject(toast));
  });
});
