import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@valam/mfe-kit/shell';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { aPartner, ownReferral, stats } from './partners';

const partner = { status: 'signed-in', csrfToken: 'csrf', user: aPartner('Leela') } as const;
const staff = {
  ...partner,
  user: { ...partner.user, role: 'owner', isStaff: true, contributor: null },
} as const;

it.each([
  ['a dashboard', '/dashboard/referrals', partner, 'Welcome, Leela'],
  ['the back office', '/admin/quotes', staff, 'Proposals'],
] as const)(
  'offers a retry on the page of %s if the session cannot be requested',
  async (_, address, session, heading) => {
    let now: Session = { status: 'unknown', hasFailed: true };
    const shown = await renderRemotePage(account, address, {
      askSession: () => Promise.resolve(now),
      shell: { session: { status: 'unknown' } },
      answers: {
        'GET /api/referrals/me': ownReferral(),
        'GET /api/referrals/stats/LEELA108': stats(),
        'GET /api/admin/quotes': { items: [], total: 0 },
      },
    });
    await shown.findByText(/couldn’t check whether you’re signed in/);
    expect(shown.router.state.location.pathname).toBe(address);
    now = session;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await shown.findByRole('heading', { name: new RegExp(heading) });
    await waitFor(() => expect(shown.queryByText(/couldn’t check/)).toBeNull());
  },
);
