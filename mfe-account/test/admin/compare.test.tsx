import { expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const tour = { id: 'aa', version: 3, title: 'Discovering Shiva', slug: 'shiva', status: 'draft', days: 10 };

it('the comparison of two versions keeps the focus, on the way there and on the way back to the form', async () => {
  let current = tour;
  const shown = await openAdmin('/admin/tours/aa', {
    'GET /api/admin/tours/aa': () => current,
    'PATCH /api/admin/tours/aa': new FakeProblem(409, 'admin.version_stale'),
  });
  await enter(await shown.findByLabelText('Title'), 'Mine');
  current = { ...tour, version: 4, title: 'Theirs' };
  await userEvent.click(shown.getByRole('button', { name: 'Save' }));
  await userEvent.click(await shown.findByRole('button', { name: 'Compare theirs and mine' }));
  await shown.findByLabelText('Theirs: Theirs');
  expect(document.activeElement?.textContent).toMatch(/^Compare changes/);
  await userEvent.click(shown.getByRole('button', { name: 'Keep mine' }));
  await shown.findByDisplayValue('Mine');
  shown.getByText('Not saved yet.');
  expect(document.activeElement).not.toBe(document.body);
});
