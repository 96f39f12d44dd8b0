import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Roster } from '@valam/contracts/leads/roster.schema';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';
import { lookAwayFor } from '../kit/come-back';

const anHour = 3_600_000;
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const unknown = new FakeProblem(404, 'leads.link_unknown', 'This link isn’t valid.');

const roster = (leadName: string): Roster => ({
  ...{ tourTitle: 'Discovering Shiva', startDate: '2027-02-13', endDate: '2027-02-22' },
  ...{ columns: [], travellers: 1, validUntil: null },
  parties: [
    { bookingRef: 'UVAG-WS2H', leadName, quantity: 1, state: 'paid', travellers: [], missing: 0 },
  ] as unknown as Roster['parties'],
});

async function aRosterLeftOpen(next: () => unknown) {
  let isLater = false;
  const shown = await renderRemotePage(booking, `/roster/${token}`, {
    answers: { [`GET /api/rosters/${token}`]: () => (isLater ? next() : roster('Asha Rao')) },
  });
  await shown.findByRole('heading', { name: 'Asha Rao' });
  isLater = true;
  lookAwayFor(anHour);
  await waitFor(() => expect(shown.http.calls.length).toBeGreaterThan(1));
  return shown;
}

describe('a roster that a guide has left open', () => {
  it('shows the current travelers when the guide returns to the tab', async () => {
    const shown = await aRosterLeftOpen(() => roster('Ravi Menon'));
    await shown.findByRole('heading', { name: 'Ravi Menon' });
    expect(shown.queryByRole('heading', { name: 'Asha Rao' })).toBeNull();
  });

  it('shows the invalid-link page if it was withdrawn', async () => {
    const shown = await aRosterLeftOpen(() => unknown);
    await shown.findByRole('heading', { name: 'This link isn’t valid' });
    expect(shown.queryByRole('heading', { name: 'Asha Rao' })).toBeNull();
  });

  it('keeps an open roster visible offline', async () => {
    const shown = await aRosterLeftOpen(lost);
    await waitFor(() => expect(shown.router.state.navigation.state).toBe('idle'));
    shown.getByRole('heading', { name: 'Asha Rao' });
  });
});

it('a booking that was transferred meanwhile is no longer shown to its former owner', async () => {
  let answer: unknown = aBooking();
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: { [`GET /api/bookings/${token}`]: () => answer },
  });
  await shown.findByRole('heading', { name: 'Discovering Shiva' });
  answer = unknown;
  lookAwayFor(anHour);
  await shown.findByRole('heading', { name: 'This link isn’t valid' });
});
