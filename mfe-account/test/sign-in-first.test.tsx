import { expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { enter } from './enter';
import { aPartner, ownReferral, stats } from './partners';

const figures: Record<string, FakeAnswer> = {
  'GET /api/referrals/me': ownReferral(),
  'GET /api/referrals/stats/LEELA108': stats(),
  'GET /api/referrals/me/commissions': { items: [], total: 0, page: 1, perPage: 25 },
  'GET /api/referrals/me/payouts': [],
  'POST /api/auth/login': { user: aPartner('Leela'), csrfToken: 'csrf' },
  'POST /api/auth/logout': {},
};
const leela = { session: { status: 'signed-in', csrfToken: 'csrf', user: aPartner('Leela') } } as const;
type Shown = Awaited<ReturnType<typeof renderRemotePage>>;
const address = ({ router }: Shown): string => router.state.location.pathname + router.state.location.search;

it('opens the page linked from an email after signing in', async () => {
  const shown = await renderRemotePage(account, '/dashboard/earnings?page=2', { answers: figures });
  await enter(await shown.findByLabelText('Email'), 'leela@example.org');
  await enter(shown.getByLabelText('Password'), 'a walk around the hill');
  await userEvent.click(shown.getByRole('button', { name: 'Sign In' }));
  await shown.findByRole('heading', { name: 'Earnings' });
  expect(address(shown)).toBe('/dashboard/earnings?page=2');
});

it('omits `next` when it redirects from the default page to the sign-in page', async () => {
  const shown = await renderRemotePage(account, '/dashboard/referrals');
  expect(address(shown)).toBe('/login');
});

const payoutId = '7c2f0d52-5b0c-4c39-8a36-2b2a4f2f1a02';

it.each(['/dashboard/earnings', `/dashboard/payouts/${payoutId}`])(
  'redirects a partner whose session has ended to the sign-in page instead of showing an error: %s',
  async (page) => {
    const ended = new FakeProblem(401, 'identity.signed_out', 'Please sign in.');
    let isOver = false;
    const shown = await renderRemotePage(account, '/dashboard/referrals', {
      answers: {
        ...figures,
        'GET /api/referrals/me': () => (isOver ? ended : ownReferral()),
        [`GET /api/referrals/me/payouts/${payoutId}`]: ended,
      },
      shell: leela,
    });
    await shown.findByRole('heading', { name: 'Welcome, Leela' });
    isOver = true;
    await act(async () => shown.router.navigate(page));
    await shown.findByRole('button', { name: 'Sign In' });
    expect(address(shown)).toBe(`/login?next=${encodeURIComponent(page)}`);
  },
);

it('opens the sign-in page without `next` after a partner has signed out', async () => {
  const shown = await renderRemotePage(account, '/dashboard/earnings', { answers: figures, shell: leela });
  await userEvent.click(await shown.findByRole('button', { name: 'Logout' }));
  await shown.findByRole('button', { name: 'Sign In' });
  await waitFor(() => expect(shown.router.state.navigation.state).toBe('idle'));
  expect(address(shown)).toBe('/login');
});
