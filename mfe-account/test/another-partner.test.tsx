import { expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { enter } from './enter';
import { aPartner, ownReferral } from './partners';

it('never shows a partner the cached data of the previous user, even if their own figures cannot be loaded', async () => {
  let isAway = false;
  const shown = await renderRemotePage(account, '/dashboard/earnings', {
    answers: {
      'GET /api/referrals/me': () => (isAway ? new FakeProblem(503, 'unavailable') : ownReferral()),
      'GET /api/referrals/me/commissions': { items: [], total: 0, page: 1, perPage: 25 },
      'GET /api/referrals/me/payouts': [],
      'POST /api/auth/login': { user: { ...aPartner('Ravi'), id: 'other' }, csrfToken: 'other' },
    },
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user: aPartner('Leela') } },
  });
  await shown.findByText('$240');
  isAway = true;
  await act(async () => shown.router.navigate('/login'));
  await enter(await shown.findByLabelText('Email'), 'ravi@example.org');
  await enter(shown.getByLabelText('Password'), 'a walk around the hill');
  await userEvent.click(shown.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(shown.toast()?.title).toBe('Login successful!'));
  await act(async () => shown.router.navigate('/dashboard/earnings'));
  await shown.findByText('Your balance cannot be shown right now. Please try again later.');
  expect(shown.queryByText('$240')).toBeNull();
});
