import { expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { Session } from '@valam/mfe-kit/shell';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { openAdmin } from './admin/open-admin';
import { enter } from './enter';
import { aPartner, ownReferral } from './partners';

const signedIn = (name: string, id: string): Session => ({
  status: 'signed-in',
  csrfToken: `csrf of ${name}`,
  user: { ...aPartner(name), id },
});

const restore = (): void =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

/** Restores Leela's earnings page from the back/forward cache; `now` is the session by then. */
async function restored(now: Session) {
  let isRestored = false;
  const shown = await renderRemotePage(account, '/dashboard/earnings', {
    answers: {
      'GET /api/referrals/me': () => ({ ...ownReferral(), clicks: isRestored ? 7 : 420 }),
      'GET /api/referrals/me/commissions': { items: [], total: 0, page: 1, perPage: 25 },
      'GET /api/referrals/me/payouts': [],
    },
    shell: { session: signedIn('Leela', 'leela') },
    askSession: () => Promise.resolve(now),
  });
  await shown.findByText('$240');
  isRestored = true;
  restore();
  return shown;
}

it('a page from the back/forward cache hides the data of a partner who has since signed out, and redirects to the sign-in page', async () => {
  const shown = await restored({ status: 'signed-out' });
  expect(shown.queryByText('$240')).toBeNull();
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/login'));
});

it('a page from the back/forward cache hides the data of a partner and shows an error if the session cannot be requested', async () => {
  const shown = await restored({ status: 'unknown', hasFailed: true });
  await shown.findByText(/^We couldn’t check whether you’re signed in\./);
  expect(shown.queryByText('$240')).toBeNull();
});

it('a page from the back/forward cache shows the data of a partner who is still signed in', async () => {
  const shown = await restored(signedIn('Leela', 'leela'));
  await shown.findByText('$240');
  expect(shown.router.state.location.pathname).toBe('/dashboard/earnings');
});

it('a page from the back/forward cache keeps its scroll position for the same partner', async () => {
  const shown = await restored(signedIn('Leela', 'leela'));
  await shown.findByText('$240');
  expect(shown.router.state.preventScrollReset).toBe(true);
  expect(shown.router.state.historyAction).toBe('REPLACE');
});

it('a page from the back/forward cache requests the figures of another partner who has since signed in', async () => {
  const shown = await restored(signedIn('Ravi', 'ravi'));
  await shown.findByText('$240');
  const asked = shown.http.calls.filter(({ path }) => path === '/api/referrals/me');
  expect(asked).toHaveLength(2);
});

it('a back office page from the back/forward cache is empty after its user has signed out, and redirects to the sign-in page', async () => {
  const faq = { id: 'aa', version: 1, question: 'Can we come along?', status: 'draft' };
  const shown = await openAdmin('/admin/faqs/aa', { 'GET /api/admin/faqs/aa': faq });
  await enter(await shown.findByLabelText(/^Question/), 'May my sister come along?');
  restore();
  expect(shown.queryByDisplayValue('May my sister come along?')).toBeNull();
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/login'));
});
