import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { enter } from './enter';
import { aPartner } from './partners';

const user = aPartner('Leela Fernandes');

it('a profile saved after the session has ended keeps the entered values, and says how they can still be saved', async () => {
  const shown = await renderRemotePage(account, '/dashboard/profile', {
    answers: {
      'GET /api/profile': {
        ...user.contributor,
        ...{ contributingArea: 'Host', profilePhoto: null, photos: [], showContact: false, version: 3 },
      },
      'PUT /api/profile': new FakeProblem(401, 'identity.signed_out', 'Please sign in.'),
    },
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
  });
  await enter(await shown.findByLabelText(/^About/), 'Walks around the hill, at five in the morning.');
  await userEvent.click(shown.getByRole('button', { name: 'Save profile' }));
  await waitFor(() =>
    expect(shown.toast()).toMatchObject({
      title: 'Profile not saved',
      description:
        'You are no longer signed in. Nothing is lost: sign in in another tab, then try again here.',
    }),
  );
  expect(shown.getByLabelText(/^About/)).toHaveProperty(
    'value',
    'Walks around the hill, at five in the morning.',
  );
});

it.each([
  ['the connection is lost', 0, /^The site can’t be reached just now\. Check your connection/],
  ['another user has signed in in another tab', 403, /^Please reload the page/],
])('who cannot sign out, because %s, reads what to do', async (_why, status, words) => {
  const shown = await renderRemotePage(account, '/dashboard/account', {
    answers: {
      'GET /api/auth/sessions': [],
      'POST /api/auth/logout': () => {
        if (status === 0) throw new TypeError('Failed to fetch');
        return new FakeProblem(status, 'session.csrf', 'Please reload the page and try again.');
      },
    },
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
  });
  await userEvent.click(await shown.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(shown.toast()?.title).toBe('Logout failed'));
  expect(shown.toast()?.description).toMatch(words);
});
