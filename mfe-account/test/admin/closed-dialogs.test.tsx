import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

type Shown = Awaited<ReturnType<typeof openAdmin>>;

const aPartner = {
  ...{ id: 'bb', version: 1, name: 'Leela', approvalStatus: 'pending' },
  possibleActions: ['approve', 'decline'],
};

const anApproved = { ...aPartner, approvalStatus: 'approved', possibleActions: ['suspend', 'decline'] };

async function openDialog(shown: Shown, action: string) {
  await userEvent.click(await shown.findByRole('button', { name: action }));
  return within(await shown.findByRole('dialog'));
}
/** Closes the dialog as Back does, which is easily pressed by accident. */
async function closeDialog(shown: Shown) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
}
const reasonIn = (dialog: ReturnType<typeof within>) => dialog.getByLabelText('Reason');

async function run(shown: Shown, action: string) {
  const dialog = await openDialog(shown, action);
  await enter(reasonIn(dialog), 'No answer');
  await userEvent.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
}

describe('a dialog that was closed before its action ran', () => {
  it('restores the entered values when it is reopened, and does not show them in other dialogs', async () => {
    const shown = await openAdmin('/admin/contributors/bb', {
      'GET /api/admin/contributors/bb': anApproved,
    });
    await enter(reasonIn(await openDialog(shown, 'Decline')), 'No answer since May');
    await closeDialog(shown);
    expect(reasonIn(await openDialog(shown, 'Suspend'))).toHaveProperty('value', '');
    await closeDialog(shown);
    expect(reasonIn(await openDialog(shown, 'Decline'))).toHaveProperty('value', 'No answer since May');
    await closeDialog(shown);
  });

  it('is empty again once the action has run', async () => {
    const shown = await openAdmin('/admin/contributors/bb', {
      'GET /api/admin/contributors/bb': aPartner,
      'POST /api/admin/contributors/bb/decline': {},
    });
    await run(shown, 'Decline');
    expect(reasonIn(await openDialog(shown, 'Decline'))).toHaveProperty('value', '');
    await closeDialog(shown);
  });

  it('is empty again once the record has changed', async () => {
    let version = 1;
    const shown = await openAdmin('/admin/contributors/bb', {
      'GET /api/admin/contributors/bb': () => ({ ...anApproved, version }),
      'POST /api/admin/contributors/bb/suspend': () => {
        version = 2;
        return {};
      },
    });
    await enter(reasonIn(await openDialog(shown, 'Decline')), 'No answer since May');
    await closeDialog(shown);
    await run(shown, 'Suspend');
    expect(reasonIn(await openDialog(shown, 'Decline'))).toHaveProperty('value', '');
    await closeDialog(shown);
  });

  it('restores the entered values of a bulk action as well', async () => {
    const hold = (id: string) => ({ id, version: 1, state: 'pending', partner: `Partner ${id}` });
    const shown = await openAdmin('/admin/commissions', {
      'GET /api/admin/commissions': { items: [hold('a')], total: 1 },
    });
    await userEvent.click(await shown.findByRole('checkbox', { name: /Partner a/ }));
    await enter(reasonIn(await openDialog(shown, 'Hold')), 'Same address');
    await closeDialog(shown);
    expect(reasonIn(await openDialog(shown, 'Hold'))).toHaveProperty('value', 'Same address');
    await closeDialog(shown);
  });
});

it('a retry after a lost response reuses the idempotency key, even if the dialog was closed', async () => {
  const lost = new FakeProblem(503, 'service.unavailable', 'Nobody answered.');
  const shown = await openAdmin('/admin/contributors/bb', {
    'GET /api/admin/contributors/bb': aPartner,
    'POST /api/admin/contributors/bb/decline': lost,
  });
  const decline = async () => {
    const dialog = await openDialog(shown, 'Decline');
    await enter(reasonIn(dialog), 'No answer');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByText('Nobody answered.');
    await closeDialog(shown);
  };
  await decline();
  await decline();
  const keys = shown.http.calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
