import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const tours = { items: [{ id: 'aa', version: 1, title: 'Discovering Shiva' }], total: 1 };

describe('the record search in a form', () => {
  it('does not submit the form on Enter before a record is selected', async () => {
    const shown = await openAdmin('/admin/promo-codes/new', {
      'GET /api/admin/tours': tours,
      'POST /api/admin/promo-codes': { id: 'c1', version: 1 },
    });
    await enter(await shown.findByLabelText(/^Code/), 'SHIVA10');
    await userEvent.type(shown.getByLabelText(/Add: only these tours/), 'shiva{Enter}');
    await userEvent.click(await shown.findByRole('button', { name: 'Discovering Shiva' }));
    await userEvent.click(shown.getByRole('button', { name: 'Create promo code' }));
    const sent = () => shown.http.calls.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ code: 'SHIVA10', tourIds: ['aa'] });
  });

  it('gets the focus and the message if a record is missing, before the fields below it', async () => {
    const wrong = { dateId: 'This field is required.', quantity: 'This field is required.' };
    const shown = await openAdmin('/admin/bookings/new', {
      'POST /api/admin/bookings': new FakeProblem(400, 'input.invalid', 'Please check the marked fields.', {
        fields: wrong,
      }),
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Create booking' }));
    const search = shown.getByLabelText('Find: departure');
    await waitFor(() => expect(document.activeElement).toBe(search));
    const described = document.getElementById(search.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(wrong.dateId);
  });

  it('shows an error if it fails, instead of an empty result', async () => {
    const shown = await openAdmin('/admin/promo-codes/new', {
      'GET /api/admin/tours': new FakeProblem(503, 'unavailable', 'The service is away.'),
    });
    await userEvent.type(await shown.findByLabelText(/Add: only these tours/), 'shiva');
    await shown.findByText('The service is away.');
    expect(shown.queryByText('Nothing found.')).toBeNull();
  });
});

it('a button of a row in a form is in a group that says which row it moves or removes', async () => {
  const shown = await openAdmin('/admin/temples/aa', {
    'GET /api/admin/temples/aa': { id: 'aa', version: 1, name: 'Arunachala', photos: ['one', 'two'] },
    'PATCH /api/admin/temples/aa': { id: 'aa', version: 2 },
  });
  const second = within(await shown.findByRole('group', { name: 'Picture 2' }));
  await userEvent.click(second.getByRole('button', { name: 'Up' }));
  await userEvent.click(shown.getByRole('button', { name: 'Save' }));
  const sent = shown.http.calls.find(({ method }) => method === 'PATCH');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ photos: ['two', 'one'] });
});
