import { describe, expect, it, jest } from '@jest/globals';
import { act, configure, fireEvent } from '@testing-library/react';
import { FakeProblem, renderRemotePage, renderRemoteSlot, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const open = (to: string, answers: Record<string, FakeAnswer> = {}) =>
  renderRemotePage(account, to, { answers });

type Page = Awaited<ReturnType<typeof open>>;
const fill = ({ container }: Page, values: Record<string, string>) =>
  act(async () => {
    for (const [name, value] of Object.entries(values)) {
      const field = container.querySelector(`form [name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}`);
      fireEvent.change(field, { target: { value } });
    }
  });
const send = ({ container }: Page) =>
  act(async () => {
    fireEvent.submit(container.querySelector('form') ?? container);
  });

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
        'a retreat is free',
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

describe('the verification of an address', () => {
  it('says what the server says, and what comes next', async () => {
    const answers = { 'GET /api/auth/verify-email/good': { message: 'Your email is verified.' } };
    const { findByRole, container } = await open('/verify-email/good', answers);
    await findByRole('heading', { name: 'Email Verified!' });
    for (const word of ['Your email is verified.', 'admin approval', 'Go to Login Page', 'Return to Home'])
      expect(container.textContent).toContain(word);
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

describe('the host application', () => {
  const apply = (answers: Record<string, FakeAnswer> = {}) =>
    renderRemoteSlot(account, 'account/HostApplication', { of: {}, given: {} }, { answers });
  const host = { firstName: 'Anna', lastName: 'Lee', email: 'anna@example.org', mobile: '+4791234567' };

  it('names what is missing, field by field', async () => {
    const page = await apply();
    expect(page.container.textContent).toContain('Please select your country code');
    await send(page);
    for (const message of [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Mobile number is required',
    ])
      expect(page.container.textContent).toContain(message);
    await fill(page, { ...host, mobile: '91234567' });
    await send(page);
    expect(page.container.textContent).toContain('Please select a country code');
  });

  it.each([
    ['Google Search', false],
    ['Influencer', false],
    ['Other', true],
    ['Event or Meetup', true],
    ['Other Spiritual Communities', true],
  ])('asks to specify %p: %p', async (source, isAsked) => {
    const page = await apply();
    await fill(page, { heardAboutUs: source });
    expect(page.container.querySelector('[name="heardAboutUsDetails"]') !== null).toBe(isAsked);
  });

  it.each<[string, FakeAnswer, object]>([
    [
      'is sent',
      { id: '1', status: 'pending' },
      {
        title: 'Application Submitted!',
        description: "Thank you for your interest. We'll be in touch soon.",
      },
    ],
    [
      'is refused',
      away,
      { title: 'Submission Failed', description: 'Please try again or contact us directly.' },
    ],
  ])('%s, and says so', async (_name, answer, toast) => {
    const page = await apply({ 'POST /api/host-applications': answer });
    await fill(page, host);
    await send(page);
    expect(page.toast()).toMatchObject(toast);
  });
});
