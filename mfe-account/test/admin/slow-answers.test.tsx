import { describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@valam/contracts/shared/money';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

/** A response that resolves when the test says so. */
function late<T>() {
  let give: (answer: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => (give = resolve));
  return { answer, give: (given: T) => act(async () => give(given)) };
}

const aTemple = { id: 'aa', version: 3, name: 'Arunachala', slug: 'arunachala', status: 'draft' };

describe('a record that is being saved', () => {
  it('keeps changes made while the save is in flight', async () => {
    const saved = late();
    let record = { ...aTemple, title: 'Discovering Shiva', days: 10 };
    const shown = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': () => record,
      'PATCH /api/admin/tours/aa': () => saved.answer,
    });
    const title = await shown.findByLabelText('Title');
    await enter(title, 'Shiva');
    await userEvent.click(await shown.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'PATCH')).toBe(true));
    await userEvent.type(title, ' in spring');
    record = { ...record, version: 4, title: 'Shiva' };
    await saved.give(record);
    await waitFor(() => expect(shown.toast()?.title).toBe('Saved.'));
    await shown.findByDisplayValue('Shiva in spring');
  });

  it('keeps them even if the record cannot be refetched', async () => {
    const saved = late();
    const read = { ...aTemple, title: 'Discovering Shiva', days: 10 };
    let isAway = false;
    const shown = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': () => (isAway ? new FakeProblem(503, 'unavailable', 'It is away.') : read),
      'PATCH /api/admin/tours/aa': () => saved.answer,
    });
    await enter(await shown.findByLabelText('Title'), 'Shiva');
    await userEvent.click(await shown.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'PATCH')).toBe(true));
    await enter(await shown.findByLabelText(/^Subtitle/), 'Ten days');
    isAway = true;
    await saved.give({ ...read, version: 4, title: 'Shiva' });
    await shown.findByText(/It is away\./);
    await shown.findByDisplayValue('Ten days');
    await shown.findByDisplayValue('Shiva');
    isAway = false;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown.queryByText(/It is away\./)).toBeNull());
    await shown.findByDisplayValue('Ten days');
  });
});

describe('a dialog whose action is running', () => {
  it('stays open, so that the results of a bulk action are shown', async () => {
    const held = late();
    const hold = (id: string) => ({ id, version: 1, state: 'pending', partner: `Partner ${id}` });
    const shown = await openAdmin('/admin/commissions', {
      'GET /api/admin/commissions': { items: [hold('a')], total: 1 },
      'POST /api/admin/commissions/a/hold': () => held.answer,
    });
    await userEvent.click(await shown.findByRole('checkbox', { name: /Partner a/ }));
    await userEvent.click(await shown.findByRole('button', { name: 'Hold' }));
    const dialog = within(await shown.findByRole('dialog'));
    await enter(dialog.getByLabelText('Reason'), 'Looked into');
    await userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
    await userEvent.keyboard('{Escape}');
    await held.give(new FakeProblem(409, 'admin.refused', 'It was paid meanwhile.'));
    await shown.findByText(/Partner a.*It was paid meanwhile\./);
  });

  it('stays open, so that an error is shown', async () => {
    const declined = late();
    const shown = await openAdmin('/admin/contributors/bb', {
      'GET /api/admin/contributors/bb': {
        id: 'bb',
        version: 1,
        name: 'Leela',
        approvalStatus: 'pending',
        possibleActions: ['approve', 'decline'],
      },
      'POST /api/admin/contributors/bb/decline': () => declined.answer,
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Decline' }));
    const dialog = within(await shown.findByRole('dialog'));
    await enter(dialog.getByLabelText('Reason'), 'No answer');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await userEvent.keyboard('{Escape}');
    await declined.give(new FakeProblem(409, 'admin.refused', 'It was approved meanwhile.'));
    await shown.findByText('It was approved meanwhile.');
  });
});

describe('a preview', () => {
  it('is ignored as stale if the fields have changed since the request', async () => {
    const quoted = late();
    const shown = await openAdmin('/admin/bookings/bb', {
      'GET /api/admin/bookings/bb': {
        ...{ id: 'bb', version: 1, ref: 'UVAG-WS2H', firstName: 'Asha', lastName: 'Rao', state: 'paid' },
        ...{ email: 'asha@example.org', total: money(249_000, 'USD'), startDate: '2027-02-06' },
        ...{ endDate: '2027-02-15', departureId: 'dd' },
      },
      'POST /api/admin/bookings/bb/move-preview': () => quoted.answer,
      'POST /api/admin/bookings/bb/move': { ok: true },
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Move or resize' }));
    const dialog = within(await shown.findByRole('dialog'));
    const seats = dialog.getByLabelText(/^Seats/);
    await enter(seats, '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await enter(seats, '3');
    await quoted.give({
      ...{ startDate: '2027-02-06', endDate: '2027-02-15', quantity: 2, free: 5, balanceDueAt: null },
      ...{ oldTotal: money(249_000, 'USD'), newTotal: money(498_000, 'USD') },
      ...{ newBalance: money(249_000, 'USD'), refund: money(0, 'USD') },
    });
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Preview' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(dialog.queryByText(/2 seats/)).toBeNull();
    expect(shown.http.calls.some(({ path }) => path.endsWith('/move'))).toBe(false);
  });
});

describe('a CSV import', () => {
  // jsdom's `File` has no `text` method.
  const file = (csv: string) =>
    Object.assign(new File([csv], 'tours.csv', { type: 'text/csv' }), { text: () => Promise.resolve(csv) });

  it('is offered only for the file of the dry run, not for one selected in the meantime', async () => {
    const tried = late();
    const shown = await openAdmin('/admin/tours/csv', {
      'POST /api/admin/tours/all/import': () => tried.answer,
    });
    const button = (name: string) => shown.getByRole('button', { name });
    const field = await shown.findByLabelText('File');
    await userEvent.upload(field, file('slug,title\nshiva,Shiva'));
    await waitFor(() => expect(button('Check the file').hasAttribute('disabled')).toBe(false));
    await userEvent.click(button('Check the file'));
    await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'POST')).toBe(true));
    await userEvent.upload(field, file('slug,title\nother,Other'));
    await tried.give({ isDryRun: true, created: 1, updated: 0, problems: [] });
    await waitFor(() => expect(button('Check the file').getAttribute('aria-busy')).toBeNull());
    expect(button('Import').hasAttribute('disabled')).toBe(true);
  });
});

describe('an upload in flight', () => {
  it('is added to the current pictures when it completes', async () => {
    const uploaded = late();
    const shown = await openAdmin('/admin/temples/aa', {
      'GET /api/admin/temples/aa': { ...aTemple, photos: ['one', 'two'] },
      'PATCH /api/admin/temples/aa': { ...aTemple, version: 4 },
      'POST /api/admin/media': () => uploaded.answer,
    });
    const pictures = within(await shown.findByRole('group', { name: 'Pictures' }));
    await enter(pictures.getByLabelText('What the picture shows'), 'The hill');
    const field = pictures.getByLabelText(/Upload: pictures/);
    await userEvent.upload(field, new File(['x'], 'hill.png', { type: 'image/png' }));
    await waitFor(() => expect(shown.http.calls.some(({ file }) => file)).toBe(true));
    const [first] = pictures.getAllByRole('button', { name: 'Remove' });
    if (first) await userEvent.click(first);
    await uploaded.give({ key: 'three', picture: { src: '/media/three' } });
    await userEvent.click(await shown.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'PATCH')).toBe(true));
    const sent = shown.http.calls.find(({ method }) => method === 'PATCH');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ photos: ['two', 'three'] });
  });

  it('is added to the day for which it was selected, even if the day has moved', async () => {
    const uploaded = late();
    const day = (number: number, title: string) => ({ day: number, title, summary: title, photo: null });
    const record = { ...aTemple, title: 'Shiva', itineraries: [day(1, 'Chennai'), day(2, 'Puducherry')] };
    const shown = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': record,
      'PATCH /api/admin/tours/aa': { ...record, version: 4 },
      'POST /api/admin/media': () => uploaded.answer,
    });
    const row = within((await shown.findByText('Day 2: Puducherry')).closest('details') ?? document.body);
    await enter(row.getByLabelText('What the picture shows'), 'The beach');
    await userEvent.upload(
      row.getByLabelText(/^Upload: photo/),
      new File(['x'], 'beach.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(shown.http.calls.some(({ file }) => file)).toBe(true));
    await userEvent.click(row.getByRole('button', { name: 'Up' }));
    await uploaded.give({ key: 'beach', picture: { src: '/media/beach' } });
    await userEvent.click(await shown.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'PATCH')).toBe(true));
    const sent = shown.http.calls.find(({ method }) => method === 'PATCH');
    const { itineraries } = JSON.parse(sent?.body ?? '') as { itineraries: Record<string, unknown>[] };
    expect(itineraries.map(({ title, photo }) => [title, photo])).toEqual([
      ['Puducherry', 'beach'],
      ['Chennai', null],
    ]);
  });
});
