import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const over = new FakeProblem(401, 'identity.signed_out', 'Please sign in.');

describe('an expired session', () => {
  it.each([
    ['a list', '/admin/quotes', 'GET /api/admin/quotes', '/login?next=%2Fadmin%2Fquotes'],
    [
      'a filtered list',
      '/admin/quotes?q=Rao',
      'GET /api/admin/quotes',
      '/login?next=%2Fadmin%2Fquotes%3Fq%3DRao',
    ],
    ['today', '/admin', 'GET /api/admin/today', '/login?next=%2Fadmin'],
  ])('leads from %s to the sign-in page and back', async (_, address, call, href) => {
    const shown = await openAdmin(address, { [call]: over });
    const link = await shown.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(href);
  });

  it('leads to the sign-in page on logout', async () => {
    const shown = await openAdmin('/admin/quotes', {
      'GET /api/admin/quotes': { items: [], total: 0 },
      'POST /api/auth/logout': over,
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/login'));
  });

  it('keeps the entered values, and says how they can be saved', async () => {
    const shown = await openAdmin('/admin/faqs/new', { 'POST /api/admin/faqs': over });
    await enter(await shown.findByLabelText(/^Question/), 'Can we come along?');
    await userEvent.click(await shown.findByRole('button', { name: /^Create/ }));
    await shown.findByText(/sign in in another tab, then try again here/);
    await shown.findByDisplayValue('Can we come along?');
  });
});
