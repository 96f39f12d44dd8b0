import { describe, expect, it } from '@jest/globals';
import { brokenInvariants } from '../../chaos/src/world/invariants.ts';
import type { World } from '../../chaos/src/world/world.ts';

interface Planted {
  readonly charges?: readonly object[];
  readonly payments?: readonly object[];
  /** Emails that are due according to the database of leads. */
  readonly due?: readonly object[];
  readonly mails?: readonly object[];
  /** Part of a query on the database of leads → its result. */
  readonly found?: readonly [string, readonly object[]];
  /** Events that identity could not apply. */
  readonly dead?: readonly object[];
}

/** The invariants that chaos reports as broken for this planted data. */
function brokenWith({
  charges = [],
  payments = [],
  due = [],
  mails = [],
  found: [question, rows] = ['-', []],
  dead = [],
}: Planted): Promise<string[]> {
  const still = [{ outbox: 0, refunds: 0, jobs: 0, waiting: 0 }];
  const ofLeads = (sql: string): readonly object[] => {
    if (sql.includes('as outbox')) return still;
    if (sql.includes('provider_payment_id as id')) return payments;
    if (sql.includes('with due')) return due;
    return sql.includes(question) ? rows : [];
  };
  const world = {
    tag: 't',
    provider: { list: async () => charges },
    catalog: { ask: async () => [] },
    identity: { ask: async (sql: string) => (sql.includes('dead_event') ? dead : []) },
    notifications: {
      ask: async (sql: string) => (sql.includes('waiting') ? still : sql.includes('dead_event') ? [] : mails),
    },
    leads: { ask: async (sql: string) => ofLeads(sql) },
  };
  return brokenInvariants(world as unknown as World, { patienceMs: 200 });
}

const charge = { payment_intent: 'pi_1', paid: true, amount_captured: 500, amount_refunded: 0 };
const payment = { id: 'pi_1', amount: 500, refunded: 0, state: 'deposit_paid', ref: 'AAAA-0001' };

const aMail = (template: string, count = 1) => ({ email: 'a@x', template, count });

describe('the invariants of chaos', () => {
  it('hold for consistent data', async () => {
    expect(await brokenWith({ charges: [charge], payments: [payment] })).toEqual([]);
  });

  it('hold when each email was sent once', async () => {
    const mails = ['booking-confirmed', 'refund-made', 'travellers-needed'].map((name) => aMail(name));
    expect(await brokenWith({ due: mails.slice(0, 2), mails })).toEqual([]);
  });

  it.each([
    ['a charge is in no book', { charges: [charge] }, 'is in no book'],
    ['a payment was made up', { payments: [payment] }, '1 payments booked, 0 made'],
    [
      'a lapsed booking keeps the money',
      { charges: [charge], payments: [{ ...payment, state: 'expired' }] },
      'keeps the money',
    ],
    [
      'a refund was not made',
      { charges: [charge], payments: [{ ...payment, refunded: 500 }] },
      '0 given back, 500 booked',
    ],
    [
      'a confirmation was mailed twice',
      { due: [aMail('booking-confirmed')], mails: [aMail('booking-confirmed', 2)] },
      '1 due, 2 mailed',
    ],
    [
      'an announcement was lost, so nobody was told',
      { due: [aMail('booking-confirmed')] },
      '1 due, 0 mailed',
    ],
    [
      'a receipt went to another person',
      { due: [aMail('payment-received')], mails: [{ ...aMail('payment-received'), email: 'b@x' }] },
      'payment-received to a@x: 1 due, 0 mailed',
    ],
    [
      'one of two refunds was not mailed',
      { due: [aMail('refund-made', 2)], mails: [aMail('refund-made'), aMail('booking-cancelled')] },
      'refund-made to a@x: 2 due, 1 mailed',
    ],
    [
      'a cancellation was mailed as a change',
      { due: [aMail('booking-cancelled')], mails: [aMail('booking-changed')] },
      'booking-cancelled to a@x: 1 due, 0 mailed',
    ],
    [
      'a commission was not written, because its event could not be applied',
      { dead: [{ subject: 'evt.leads.booking.paid.v1', error: 'Error: a bug' }] },
      'events that identity could not apply',
    ],
    [
      'a date is oversold',
      { found: ['as sold', [{ id: 'd', capacity: 12, sold: 13 }]] as const },
      'more seats sold',
    ],
  ])('sees that %s', async (_what, planted, said) => {
    expect((await brokenWith(planted)).join()).toContain(said);
  });
});
