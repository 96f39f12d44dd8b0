import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { money } from '@valam/contracts/shared/money';
import { ProblemError } from '@valam/contracts/shared/problem';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const lists = [
  ...['departures', 'bookings', 'booking-terms', 'leads', 'payments', 'refunds', 'waitlist', 'subscribers'],
  ...['webhooks', 'quotes', 'reviews', 'people', 'today', 'jobs', 'events'],
];
const filters = [
  ...['id', 'from', 'until', 'since', 'state', 'kind', 'type', 'name', 'subject', 'currency', 'email'],
  ...['tourId', 'departureId', 'bookingId', 'leadId', 'ownerId', 'tourSlug', 'rating', 'origin', 'method'],
  ...[
    'isClosed',
    'isOverdue',
    'isLate',
    'isDue',
    'isActive',
    'emailConfirmed',
    'refundState',
    'outcome',
    'words',
  ],
];
const values = [
  ...['', ' ', 'abc', '-1', '0', '1e9', '0x1f', 'null', 'true,false', ',', '{}', "'", '%', '\\', '💥'],
  ...['9'.repeat(30), '2027-02-30', '2027-13-01', '01/02/2027', '0000-01-01', '9999-12-31', 'infinity'],
  'x'.repeat(200),
];
const ids = [
  '0',
  '-1',
  'abc',
  '9'.repeat(23),
  "';--",
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(200),
];

/** Outcome of a call: a response, or the kind of its refusal. */
async function endOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'answered';
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.kind;
    throw error;
  }
}

describe('the back office with invalid input', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
    await aPaidBooking(leads, await aDeparture(leads));
  });
  afterAll(() => leads.stop());

  it.each(lists)('lists %s or refuses with a message, for any filter', async (entity) => {
    const { list } = backOfficeOf(leads);
    const ends = new Set<string>();
    for (const filter of filters)
      for (const end of await Promise.all(values.map((value) => endOf(list(entity, { [filter]: value })))))
        ends.add(end);
    for (const query of [{ q: '%_\\' }, { sort: 'nothing' }, { page: 100_000 }])
      ends.add(await endOf(list(entity, {}, query)));
    expect([...ends].filter((end) => end !== 'answered' && end !== 'invalid')).toEqual([]);
  });

  it.each(lists)('finds nothing of %s for an invalid id', async (entity) => {
    const { get } = backOfficeOf(leads);
    for (const id of ids)
      expect(['answered', 'not_found', 'forbidden']).toContain(await endOf(get(entity, id)));
  });

  it.each([0, -5_000, 10 ** 15])('refuses the amount %i', async (amountMinor) => {
    const { act, create } = backOfficeOf(leads);
    const amount = money(amountMinor, 'USD');
    const offer = await aDeparture(leads);
    const { booking } = await aPaidBooking(leads, offer);
    const lead = await leads.rpc.call(createLead, {
      lead: {
        type: 'inquiry',
        firstName: 'A',
        lastName: 'B',
        email: 'a@example.org',
        mobile: '+4915112345678',
        message: 'Hello',
      },
      idempotencyKey: null,
    });
    const person = { firstName: 'A', lastName: 'B', email: 'a@example.org' };
    const calls = [
      () =>
        create('bookings', {
          dateId: offer.departureId,
          quantity: 1,
          currency: 'USD',
          ...person,
          total: amount,
        }),
      () => act('leads', lead.id, 'quote', { departureId: offer.departureId, quantity: 1, total: amount }),
      () => act('bookings', booking.id, 'offline-payment', { amount, reason: 'x' }),
      () => act('bookings', booking.id, 'refund', { amount, reason: 'x' }),
    ];
    for (const call of calls) expect((await refusal(call())).kind).toBe('invalid');
  });
});
