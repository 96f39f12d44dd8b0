import { describe, expect, it } from '@jest/globals';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../src/expose/remote';
import { enter } from './enter';

const wrong = 'This code isn’t correct, or has been used.';

describe('signing in with a one-time code', () => {
  it('asks for the code, and keeps the field if the code is wrong', async () => {
    const answers = { 'POST /api/auth/login': { totpRequired: true } as unknown };
    const page = await renderRemotePage(account, '/login', { answers: answers });
    await enter(page.getByLabelText('Email'), 'o@example.org');
    await enter(page.getByLabelText('Password'), 'a walk around the hill');
    await userEvent.click(page.getByRole('button', { name: 'Sign In' }));
    expect(document.activeElement).toBe(await page.findByLabelText('Code'));
    page.getByText('Please enter the code from your authenticator app, or a recovery code.');
    page.unmount();

    const refusing = { 'POST /api/auth/login': new FakeProblem(401, 'identity.code_refused', wrong) };
    const again = await renderRemotePage(account, '/login', { answers: refusing });
    await enter(again.getByLabelText('Email'), 'o@example.org');
    await enter(again.getByLabelText('Password'), 'a walk around the hill');
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    await again.findByText(wrong);
    expect(again.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
    await enter(again.getByLabelText('Code'), '654321');
    await waitFor(() => expect(again.queryByText(wrong)).toBeNull());
    expect(again.getByLabelText('Code')).toHaveProperty('value', '654321');
  });
});

it('signing in without a password marks its field and moves the focus there', async () => {
  const page = await renderRemotePage(account, '/login');
  await enter(page.getByLabelText('Email'), 'o@example.org');
  await userEvent.click(page.getByRole('button', { name: 'Sign In' }));
  await page.findByText('Please enter your password');
  expect(document.activeElement).toBe(page.getByLabelText('Password'));
  expect(page.queryByText('Please enter your email address')).toBeNull();
});

describe('the setup of one-time codes', () => {
  const user = {
    ...{ id: '1', email: 'o@example.org', fullName: 'Anu', role: 'owner' as const },
    ...{ isStaff: true, contributor: null },
  };
  const answers = {
    'GET /api/auth/totp': { isOn: false, isRequired: true, recoveryCodesLeft: 0 },
    'POST /api/auth/totp/begin': { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x', qrSvg: '<svg/>' },
    'POST /api/auth/totp/confirm': { recoveryCodes: ['0-rpezn-8cxmn', '1-1tkcq-dh7w7'] },
    'GET /api/admin/quotes': { items: [], total: 0 },
  };

  /** Sets up the required codes, which are requested in place of another screen. */
  async function setUp() {
    const page = await renderRemotePage(account, '/admin/quotes', {
      answers,
      shell: { session: { status: 'signed-in', csrfToken: 'csrf', user: { ...user, mustSetTotp: true } } },
    });
    await enter(await page.findByLabelText('Current password'), 'a walk around the hill');
    await userEvent.click(page.getByRole('button', { name: 'Set up codes' }));
    await enter(await page.findByLabelText('Code from the app'), '123456');
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await page.findByText(/0-rpezn-8cxmn/);
    return page;
  }

  it('generates new recovery codes with a current code', async () => {
    let sent: unknown;
    const page = await renderRemotePage(account, '/admin/codes', {
      answers: {
        'GET /api/auth/totp': { isOn: true, isRequired: true, recoveryCodesLeft: 0 },
        'POST /api/auth/totp/recovery-codes': ({ body }: { body?: string }) => {
          sent = JSON.parse(body ?? '{}');
          return { recoveryCodes: ['0-rpezn-8cxmn'] };
        },
      },
      shell: { session: { status: 'signed-in', csrfToken: 'csrf', user: { ...user, mustSetTotp: false } } },
    });
    await enter(await page.findByLabelText('Code from the app, or a recovery code'), '123456');
    await userEvent.click(page.getByRole('button', { name: 'Make new recovery codes' }));
    await page.findByText(/0-rpezn-8cxmn/);
    expect(sent).toEqual({ code: '123456' });
  });

  it('opens the back office for users who must set up codes, once they have seen their recovery codes', async () => {
    const page = await setUp();
    await userEvent.click(page.getByRole('button', { name: 'Go on to the back office' }));
    await page.findByRole('heading', { name: 'Proposals' });
  });

  it('opens it with its links as well', async () => {
    const page = await setUp();
    await userEvent.click(page.getByRole('link', { name: 'My password' }));
    await page.findByRole('heading', { name: 'My password' });
  });

  it('shows the key in groups of four, and recovery codes that can be copied and saved', async () => {
    const page = await renderRemotePage(account, '/admin/codes', {
      answers: {
        ...answers,
        'GET /api/auth/totp': { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
      },
      shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
    });
    await enter(await page.findByLabelText('Current password'), 'a walk around the hill');
    await userEvent.click(page.getByRole('button', { name: 'Set up codes' }));
    await page.findByText('ABCD EFGH IJKL');
    expect(page.getByRole('link', { name: 'open the app' }).getAttribute('href')).toBe('otpauth://totp/x');
    await enter(page.getByLabelText('Code from the app'), '123456');
    const person = userEvent.setup();
    await person.click(page.getByRole('button', { name: 'Confirm' }));
    await page.findByText(/0-rpezn-8cxmn/);
    const saved = page.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(saved)).toContain('0-rpezn-8cxmn\n1-1tkcq-dh7w7');
    await person.click(page.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('0-rpezn-8cxmn\n1-1tkcq-dh7w7');
  });
});
