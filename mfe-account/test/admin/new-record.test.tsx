import { expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../../src/expose/remote';
import { enter } from '../enter';

const owner = {
  status: 'signed-in' as const,
  csrfToken: 'csrf',
  user: {
    ...{ id: '1', email: 'o@example.org', fullName: 'Anu', role: 'owner' as const },
    ...{ isStaff: true, contributor: null },
  },
};

it('shows what a new record has unless the form says otherwise, and sends only what was changed', async () => {
  const { http } = await renderRemotePage(account, '/admin/promo-codes/new', {
    answers: { 'POST /api/admin/promo-codes': { id: 'c1' }, 'GET /api/admin/promo-codes/c1': { id: 'c1' } },
    shell: { session: owner },
  });
  const active = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Active/ });
  expect(active.checked).toBe(true);
  await enter(await screen.findByLabelText(/^Code/), 'KASHI10');
  await userEvent.click(active);
  await userEvent.click(screen.getByRole('button', { name: 'Create promo code' }));
  const sent = await waitFor(() => {
    const call = http.calls.find(
      ({ method, path }) => method === 'POST' && path === '/api/admin/promo-codes',
    );
    if (!call) throw new Error('nothing was sent');
    return call;
  });
  expect(JSON.parse(sent.body ?? '')).toMatchObject({ code: 'KASHI10', isActive: false });
});
