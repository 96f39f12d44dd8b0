import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from './open-admin';

const day = (number: number, title: string) => ({ day: number, title, summary: title });

/** Opens a tour with these days; `save` returns the days that were sent. */
async function openDays(...itineraries: ReturnType<typeof day>[]) {
  const tour = { id: 'aa', version: 3, title: 'Shiva', slug: 'shiva', status: 'draft', itineraries };
  const shown = await openAdmin('/admin/tours/aa', {
    'GET /api/admin/tours/aa': tour,
    'PATCH /api/admin/tours/aa': { ...tour, version: 4 },
  });
  const save = async () => {
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'PATCH')).toBe(true));
    const { body = '' } = shown.http.calls.find(({ method }) => method === 'PATCH') ?? {};
    const sent = JSON.parse(body) as { itineraries: { day: number; title: string | null }[] };
    return sent.itineraries.map(({ day: number, title }) => [number, title]);
  };
  return { ...shown, save };
}

describe('the days of a tour', () => {
  it('change places with their numbers, by which they are stored', async () => {
    const { findByText, save } = await openDays(day(1, 'Chennai'), day(2, 'Puducherry'), day(3, 'Madurai'));
    const row = within((await findByText('Day 3: Madurai')).closest('details') ?? document.body);
    await userEvent.click(row.getByRole('button', { name: 'Up', hidden: true }));
    await findByText('Day 2: Madurai');
    expect(await save()).toEqual([
      [1, 'Chennai'],
      [2, 'Madurai'],
      [3, 'Puducherry'],
    ]);
  });

  it('never have a number twice when one is added after another was removed', async () => {
    const { findByText, getByRole, save } = await openDays(
      day(1, 'Chennai'),
      day(2, 'Madurai'),
      day(3, 'Kochi'),
    );
    const row = within((await findByText('Day 2: Madurai')).closest('details') ?? document.body);
    await userEvent.click(row.getByRole('button', { name: 'Remove this day', hidden: true }));
    await findByText('Day 3: Kochi');
    await userEvent.click(getByRole('button', { name: 'Add a day' }));
    await findByText('Day 4');
    expect(await save()).toEqual([
      [1, 'Chennai'],
      [3, 'Kochi'],
      [4, null],
    ]);
  });
});
