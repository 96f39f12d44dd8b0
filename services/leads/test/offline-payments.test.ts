import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { backOfficeOf } from './kit/back-office.js';
import { aDeparture } from './kit/builders.js';
import { startLeads, type Leads } from './kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

it('a first offline payment beyond the price is given back as far as it is too much', async () => {
  const { create, act, get } = backOfficeOf(leads);
  const { departureId: dateId } = await aDeparture(leads);
  const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'too-much@example.org' };
  const { id } = await create('bookings', { dateId, quantity: 1, currency: 'INR', ...person }, 'sales');
  await act('bookings', id, 'offline-payment', {
    amount: money(20_000_000, 'INR'),
    reason: 'Bank transfer',
  });
  expect(await get('bookings', id)).toMatchObject({
    state: 'paid',
    kept: money(19_900_000, 'INR'),
    refunds: [{ amount: money(100_000, 'INR'), kind: 'overpaid', state: 'pending' }],
  });
});
