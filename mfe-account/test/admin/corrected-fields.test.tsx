import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { stillWrong } from '../../src/admin/record/still-wrong';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const needed = 'This field is required.';
const marked = 'Please check the marked fields.';
const refusal = (fields: Record<string, string>) => new FakeProblem(400, 'input.invalid', marked, { fields });

it('the form of a record drops the error of a field that is changed, and its message with the last one', async () => {
  const shown = await openAdmin('/admin/bookings/new', {
    'POST /api/admin/bookings': refusal({ firstName: needed, lastName: needed }),
  });
  const first = await shown.findByLabelText(/^First name/);
  await userEvent.click(shown.getByRole('button', { name: 'Create booking' }));
  expect(await shown.findAllByText(needed)).toHaveLength(2);
  await enter(first, 'Asha');
  expect(shown.getAllByText(needed)).toHaveLength(1);
  expect(document.activeElement).toBe(first);
  shown.getByText(marked);
  await enter(shown.getByLabelText(/^Last name/), 'Rao');
  expect(shown.queryByText(needed)).toBeNull();
  expect(shown.queryByText(marked)).toBeNull();
});

it('the dialog of an action drops the error of a reason that is given', async () => {
  const shown = await openAdmin('/admin/contributors/bb', {
    'GET /api/admin/contributors/bb': {
      ...{ id: 'bb', version: 1, name: 'Leela', approvalStatus: 'approved' },
      possibleActions: ['suspend'],
    },
    'POST /api/admin/contributors/bb/suspend': refusal({ reason: needed }),
  });
  await userEvent.click(await shown.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await shown.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await dialog.findByText(needed);
  await enter(dialog.getByLabelText('Reason'), 'No answer');
  expect(dialog.queryByText(needed)).toBeNull();
});

it('the dialog of a bulk action drops the error of a reason that is given, and asks for it again with the focus', async () => {
  const hold = { id: 'a', version: 1, state: 'pending', partner: 'Partner a' };
  const shown = await openAdmin('/admin/commissions', {
    'GET /api/admin/commissions': { items: [hold], total: 1 },
  });
  await userEvent.click(await shown.findByRole('checkbox', { name: /Partner a/ }));
  await userEvent.click(shown.getByRole('button', { name: 'Hold' }));
  const dialog = within(await shown.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
  await send();
  await dialog.findByText(needed);
  await enter(dialog.getByLabelText('Reason'), 'Same address');
  expect(dialog.queryByText(needed)).toBeNull();
  await enter(dialog.getByLabelText('Reason'), '');
  await send();
  expect(document.activeElement).toBe(dialog.getByLabelText('Reason'));
});

it.each([
  ['a nested field', 'days.0.title', { days: [{ title: 'Tiruvannamalai' }] }, true],
  ['another field of the same row', 'days.0.title', { days: [{ title: '', hours: 2 }] }, false],
  ['a row that was removed', 'days.0.title', { days: [] }, true],
  ['a list as a whole', 'days', { days: [{ title: '' }, { title: '' }] }, true],
  ['a field that the form does not have', 'version', { days: [] }, false],
])('an error goes with the value of its field: %s', (_what, path, now, isGone) => {
  const left = stillWrong({ [path]: needed }, { days: [{ title: '' }] }, now);
  expect(left).toEqual(isGone ? {} : { [path]: needed });
});
