import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';

const dead = new FakeProblem(404, 'leads.link_unknown');

describe('a link of a newsletter email', () => {
  it.each(['confirm', 'unsubscribe'])('shows the invalid-link page for a bad token: %s', async (purpose) => {
    const { findByRole, queryByRole, view } = await renderRemotePage(
      booking,
      `/newsletter/${purpose}/garbage`,
      {
        answers: { [`GET /api/newsletter/links/${purpose}/garbage`]: dead },
      },
    );
    await findByRole('heading', { name: 'This link isn’t valid' });
    expect(view().kind).toBe('not-found');
    expect(queryByRole('button')).toBeNull();
  });

  it('unsubscribes without another click', async () => {
    const { http, router } = await renderRemotePage(booking, '/newsletter/unsubscribe/secret', {
      answers: {
        'GET /api/newsletter/links/unsubscribe/secret': { ok: true },
        'POST /api/newsletter/unsubscribe/secret': { ok: true },
      },
    });
    await waitFor(() => expect(router.state.location.search).toBe('?done'));
    expect(http.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('does not confirm without a click', async () => {
    const { findByRole, http } = await renderRemotePage(booking, '/newsletter/confirm/secret', {
      answers: { 'GET /api/newsletter/links/confirm/secret': { ok: true } },
    });
    await findByRole('button', { name: 'Yes, subscribe me' });
    expect(http.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
