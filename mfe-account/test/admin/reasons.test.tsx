import { describe as group, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@valam/contracts/shared/money';
import { describe } from '../../src/admin/entities/all';
import { openAdmin } from './open-admin';

const usd = (units: number) => money(units * 100, 'USD');
const booking = {
  ...{ id: 'bb', version: 1, ref: 'VAL-1', state: 'paid', total: usd(2_490), balance: usd(0) },
  ...{ kept: usd(2_490), payments: [], refunds: [] },
};

group('the reason of an action', () => {
  it.each([
    ['Refund', 'The traveler reads it, and it is recorded in the audit log.'],
    ['Transfer', 'This is recorded in the audit log.'],
  ])('says who reads it, before it is written: %s', async (label, hint) => {
    const shown = await openAdmin('/admin/bookings/bb', { 'GET /api/admin/bookings/bb': booking });
    await userEvent.click(await shown.findByRole('button', { name: label }));
    const dialog = within(await shown.findByRole('dialog'));
    dialog.getByText(hint);
  });

  /** The services quote these reasons in an email, or show them on the page of the booking. */
  it.each([
    ['bookings', 'refund'],
    ['bookings', 'cancel'],
    ['bookings', 'move'],
    ['departures', 'cancel'],
    ['payment-plans', 'end'],
    ['payment-plans', 'stop-charges'],
    ['shares', 'withdraw'],
  ])('of %s, %s, names those who read it', (entity, name) => {
    const action = describe(entity)?.actions?.find((one) => one.name === name);
    expect(action?.needsReason).toBe(true);
    expect(action?.reasonReader).toMatch(/traveler|notified/);
  });
});
