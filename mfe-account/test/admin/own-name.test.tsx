import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const account = { id: '1', version: 3, email: 'o@example.org', fullName: 'Anu', role: 'owner' };

async function rename(id: string) {
  const shown = await openAdmin(`/admin/staff/${id}`, {
    [`GET /api/admin/staff/${id}`]: { ...account, id },
    [`PATCH /api/admin/staff/${id}`]: { ...account, id, fullName: 'Anu Rao', version: 4 },
  });
  await shown.findByText('Anu, owner');
  await enter(await shown.findByLabelText('Name'), 'Anu Rao');
  await userEvent.click(await shown.findByRole('button', { name: 'Save' }));
  return shown;
}

it('the back office shows the new name of staff who rename themselves, at once', async () => {
  const shown = await rename('1');
  await shown.findByText('Anu Rao, owner');
});

it('the back office keeps the name of staff who rename a colleague', async () => {
  const shown = await rename('2');
  await waitFor(() => expect(shown.toast()?.title).toBe('Saved.'));
  shown.getByText('Anu, owner');
});
