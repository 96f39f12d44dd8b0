import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';
import { lookAwayFor } from '../kit/come-back';
import { enter } from '../kit/enter';

const own = `/api/bookings/${token}`;
const anna = {
  id: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e01',
  fullName: 'Anna Berg',
  passportNumber: 'C01X00T47',
};
const changed =
  'The details were changed elsewhere in the meantime. Copy what you wrote, then reload the page.';

/** A page on which a traveler fills in the form, while Anna saves her details on another device. */
async function aPageOfTwo(answer: unknown) {
  let travellers: (typeof anna)[] = [];
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET ${own}`]: () =>
        aBooking({ quantity: 2, today: '2026-12-20', travellers, needs: travellers[0] ? 'A window' : null }),
      [`PUT ${own}/travellers`]: answer,
    },
  });
  const second = () => within(shown.getByRole('group', { name: 'Traveler 2' }));
  await shown.findByRole('group', { name: 'Traveler 2' });
  return {
    ...shown,
    second,
    first: () => within(shown.getByRole('group', { name: 'Traveler 1' })),
    annaSaves: () => void (travellers = [anna]),
    sent: () =>
      shown.http.calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? '')),
  };
}

describe('the travelers’ form', () => {
  it('keeps its input when another traveler saves meanwhile, and does not overwrite details that it has not shown', async () => {
    const page = await aPageOfTwo(new FakeProblem(409, 'leads.action_refused', changed));
    await enter(page.second().getByLabelText('Full name'), 'Bo Berg');
    page.annaSaves();
    lookAwayFor(60_000);
    await page.findByText('A window');
    expect(page.second().getByLabelText('Full name')).toHaveProperty('value', 'Bo Berg');
    await userEvent.click(page.getByRole('button', { name: 'Save the details' }));
    await waitFor(() => expect(page.toast()).toMatchObject({ title: 'Not saved', description: changed }));
    expect(page.sent()).toMatchObject([{ seen: [], travellers: [{}, { fullName: 'Bo Berg' }] }]);
    expect(page.second().getByLabelText('Full name')).toHaveProperty('value', 'Bo Berg');
  });

  it('is based on its last saved details, even before the page is refetched', async () => {
    let isAway = false;
    const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: {
        [`GET ${own}`]: () =>
          isAway ? new Promise(() => undefined) : aBooking({ quantity: 1, today: '2026-12-20' }),
        [`PUT ${own}/travellers`]: { travellers: [anna] },
      },
    });
    await enter(await shown.findByLabelText('Full name'), 'Anna Berg');
    isAway = true;
    const save = () => userEvent.click(shown.getByRole('button', { name: 'Save the details' }));
    await save();
    await waitFor(() => expect(shown.toast()?.title).toBe('Saved'));
    await waitFor(() => expect(shown.getByLabelText(/Passport number/)).toHaveProperty('value', 'C01X00T47'));
    await save();
    const sent = () => shown.http.calls.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(JSON.parse(sent()[1]?.body ?? '')).toMatchObject({ seen: [anna] });
  });

  it('shows details saved elsewhere if nothing is typed', async () => {
    const page = await aPageOfTwo({ travellers: [anna] });
    page.annaSaves();
    lookAwayFor(60_000);
    await waitFor(() =>
      expect(page.first().getByLabelText(/Passport number/)).toHaveProperty('value', 'C01X00T47'),
    );
    await enter(page.second().getByLabelText('Full name'), 'Bo Berg');
    await userEvent.click(page.getByRole('button', { name: 'Save the details' }));
    await waitFor(() => expect(page.sent()).toMatchObject([{ seen: [anna] }]));
  });
});
