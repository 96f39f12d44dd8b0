import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { aDeparture, startBooking } from '../kit/builders.js';
import { statementsOf } from '../kit/counted-statements.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const few = 2;
const more = 12;
/** The service's background work may add statements; a statement per row is far more. */
const leastOfOneEach = (more - few) / 2;

const owner: Caller = {
  userId: '11111111-1111-4111-8111-111111111111',
  role: 'owner',
  sessionId: null,
  contributorId: null,
  email: null,
};
const query = { page: 1, perPage: 50, order: 'desc' as const };

describe('the number of statements of a list does not grow with its rows', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const list = (entity: string) => () =>
    leads.rpc.call(adminRpcs.leads.list, { caller: owner, entity, query, filters: {} });
  const lists: Record<string, () => Promise<unknown>> = {
    'dates of a tour': () => leads.rpc.call(getTourAvailability, { slug: 'discovering-shiva' }),
    bookings: list('bookings'),
    leads: list('leads'),
    departures: list('departures'),
    payments: list('payments'),
    today: list('today'),
    /** A deliberate mistake: one query per row. */
    'a planted one': async () => {
      for (const { departureId } of await leads.dataSource.manager.find(BookingEntity))
        await leads.dataSource.manager.findOneBy(DepartureEntity, { id: departureId });
    },
  };

  const counted = async () => {
    const counts: Record<string, number> = {};
    for (const [name, ask] of Object.entries(lists)) counts[name] = (await statementsOf(leads, ask)).length;
    return counts;
  };
  const fill = async (count: number) => {
    for (let index = 0; index < count; index++) await startBooking(leads, await aDeparture(leads));
  };

  it('and the test detects a list whose number grows', async () => {
    await fill(few);
    const before = await counted();
    await fill(more - few);
    const after = await counted();
    const growing = Object.keys(lists).filter(
      (name) => (after[name] ?? 0) - (before[name] ?? 0) >= leastOfOneEach,
    );
    expect(growing).toEqual(['a planted one']);
  });
});
