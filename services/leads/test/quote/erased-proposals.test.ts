import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { eraseLeadsData, listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import { acceptQuote } from '@valam/contracts/leads/quote.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { EraseOldInquiries } from '../../src/lead/erase-old-inquiries.js';
import { LeadEntity } from '../../src/lead/lead.entity.js';
import { EraseOldBookings } from '../../src/person/erase-old-bookings.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, startBooking } from '../kit/builders.js';
import { bookingOf, inState } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

const mobile = '+4915112345678';

/** A private tour proposed to a person, with texts of staff about it. */
async function proposed(email: string, message: string, offer: Record<string, unknown> = privateTour) {
  const lead = { type: 'inquiry', firstName: 'Anna', lastName: 'Berg', email, mobile } as const;
  const { id } = await leads.rpc.call(createLead, { lead, idempotencyKey: null });
  const { url } = await backOfficeOf(leads).act('leads', id, 'quote', { ...offer, ...price, message });
  return { id, token: String(url).split('/').at(-1) ?? '' };
}
const privateTour = { title: 'Seven temples', startDate: '2027-08-01', endDate: '2027-08-07' };
/** For tests that run years later. */
const laterTour = { ...privateTour, startDate: '2040-08-01', endDate: '2040-08-07' };
const price = { quantity: 4, total: money(800_000, 'EUR'), totalUsd: 9_000 };

/** The places in which these texts are stored. */
async function placesOf(words: string): Promise<string[]> {
  const rows = await leads.dataSource.query<{ place: string }[]>(
    ['booking', 'booking_step', 'departure', 'lead', 'payment_session', 'quote', 'refund']
      .map(
        (table) =>
          `select '${table}' as place from ${table} as kept where strpos(to_jsonb(kept)::text, $1) > 0`,
      )
      .join(' union all '),
    [words],
  );
  return rows.map(({ place }) => place);
}

it('a person is erased with the texts of a proposal, including those in the private tour', async () => {
  const email = 'proposed@example.org';
  const message = 'A room on the ground floor, as you walk with a stick.';
  await proposed(email, message);
  expect(await placesOf(message)).toEqual(['departure', 'quote']);
  await leads.rpc.call(eraseLeadsData, { email });
  expect(await placesOf(message)).toEqual([]);
});

it('a person who accepted the proposal is erased with it only after the tour', async () => {
  const email = 'took-it@example.org';
  const message = 'No stairs, because of your knee.';
  const { token } = await proposed(email, message);
  const person = { firstName: 'Anna', lastName: 'Berg', email, mobile };
  const page = await leads.rpc.call(acceptQuote, { token, ...person });
  await leads.sandbox.pay(pageId(page.url));
  const { id, departureId } = await inState(leads, page.bookingRef, 'deposit_paid');
  await settled(leads);
  const everywhere = ['booking', 'departure', 'quote'];
  expect(await placesOf(message)).toEqual(everywhere);
  await leads.rpc.call(eraseLeadsData, { email });
  expect(await placesOf(message)).toEqual(everywhere);
  await leads.dataSource.query(
    `update departure set start_date = '2026-12-01', end_date = '2026-12-07' where id = $1`,
    [departureId],
  );
  await leads.dataSource.query(`update booking set state = 'completed' where id = $1`, [id]);
  await leads.rpc.call(eraseLeadsData, { email });
  expect(await placesOf(message)).toEqual([]);
});

it('a private tour that was offered to another person too keeps its texts', async () => {
  const message = 'A boat of your own on the lake.';
  const { id } = await proposed('first@example.org', message);
  const [quote] = await leads.dataSource.query<[{ departure_id: string }]>(
    'select departure_id from quote where lead_id = $1',
    [id],
  );
  await proposed('second@example.org', 'The same tour.', { departureId: quote.departure_id });
  const { records } = await leads.rpc.call(listRecordsOfPerson, { email: 'first@example.org' });
  expect(records.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['leads', 'quotes']));
  expect(records.map(({ entity }) => entity)).not.toContain('departures');
  await leads.rpc.call(eraseLeadsData, { email: 'first@example.org' });
  expect(await placesOf(message)).toEqual(['departure']);
});

it.each([
  ['took the proposal with an address of their own', true],
  ['was booked for the same private tour by staff', false],
])('a private tour keeps its texts for a person who %s, until that person is erased', async (_how, takes) => {
  const [email, other] = [`asked-${takes}@example.org`, `goes-${takes}@example.org`];
  const message = `A harmonium in the hall, ${takes}.`;
  const { id: leadId, token } = await proposed(email, message);
  const [{ departure_id: departureId }] = await leads.dataSource.query<[{ departure_id: string }]>(
    'select departure_id from quote where lead_id = $1',
    [leadId],
  );
  const person = { firstName: 'Bea', lastName: 'Berg', email: other, mobile };
  let id: string;
  if (takes) {
    const page = await leads.rpc.call(acceptQuote, { token, ...person });
    await leads.sandbox.pay(pageId(page.url));
    ({ id } = await inState(leads, page.bookingRef, 'deposit_paid'));
    await settled(leads);
  } else {
    const offer = await aDeparture(leads);
    const page = await startBooking(leads, offer);
    ({ id } = await bookingOf(leads, page.bookingRef));
    await leads.dataSource.query(
      `update booking set departure_id = $2, person_email = $3, email = $3, state = 'deposit_paid' where id = $1`,
      [id, departureId, other],
    );
  }
  const departures = async () => (await placesOf(message)).filter((place) => place === 'departure');
  await leads.rpc.call(eraseLeadsData, { email });
  expect(await departures()).toEqual(['departure']);
  await leads.dataSource.query(`update booking set state = 'completed' where id = $1`, [id]);
  await leads.dataSource.query(
    `update departure set start_date = '2026-10-01', end_date = '2026-10-07' where id = $1`,
    [departureId],
  );
  await leads.rpc.call(eraseLeadsData, { email: other });
  expect(await departures()).toEqual([]);
});

it('a private tour that staff named after a person loses that name with the person', async () => {
  const email = 'named@example.org';
  const title = 'The Bergs and their silver wedding';
  const { token } = await proposed(email, 'With a boat.', { ...privateTour, title });
  const person = { firstName: 'Anna', lastName: 'Berg', email, mobile };
  const page = await leads.rpc.call(acceptQuote, { token, ...person });
  await leads.sandbox.pay(pageId(page.url));
  const { id, departureId } = await inState(leads, page.bookingRef, 'deposit_paid');
  await settled(leads);
  expect(await placesOf(title)).toEqual(expect.arrayContaining(['departure', 'payment_session', 'quote']));
  await leads.dataSource.query(`update booking set state = 'completed' where id = $1`, [id]);
  await leads.dataSource.query(
    `update departure set start_date = '2026-10-01', end_date = '2026-10-07' where id = $1`,
    [departureId],
  );
  const { records } = await leads.rpc.call(listRecordsOfPerson, { email });
  expect(records).toContainEqual({ entity: 'bookings', id, isPrivateTour: true });
  await leads.rpc.call(eraseLeadsData, { email });
  expect(await placesOf(title)).toEqual([]);
});

it('a private tour loses its cancellation reason with its person', async () => {
  const email = 'called-off@example.org';
  const { token } = await proposed(email, 'With a boat.');
  const person = { firstName: 'Anna', lastName: 'Berg', email, mobile };
  const page = await leads.rpc.call(acceptQuote, { token, ...person });
  await leads.sandbox.pay(pageId(page.url));
  const { id, departureId } = await inState(leads, page.bookingRef, 'deposit_paid');
  await settled(leads);
  const reason = 'Anna has broken her leg';
  await backOfficeOf(leads).act('departures', departureId, 'cancel', { reason });
  await inState(leads, page.bookingRef, 'cancelled');
  await waitFor(async () => (await bookingOf(leads, page.bookingRef)).refundState === 'refunded');
  await settled(leads);
  expect(await placesOf(reason)).toEqual(expect.arrayContaining(['booking_step', 'departure', 'refund']));
  const { records } = await leads.rpc.call(listRecordsOfPerson, { email });
  expect(records).toEqual(
    expect.arrayContaining([
      { entity: 'bookings', id, isPrivateTour: true },
      { entity: 'departures', id: departureId },
    ]),
  );
  await leads.rpc.call(eraseLeadsData, { email });
  expect(await placesOf(reason)).toEqual([]);
});

it('an inquiry that became a booking is erased after it, with the texts of the proposal', async () => {
  const email = 'eight-years-ago@example.org';
  const message = 'A driver who speaks German.';
  const { id, token } = await proposed(email, message);
  const person = { firstName: 'Anna', lastName: 'Berg', email, mobile };
  const page = await leads.rpc.call(acceptQuote, { token, ...person });
  await leads.sandbox.pay(pageId(page.url));
  const booking = await inState(leads, page.bookingRef, 'deposit_paid');
  await settled(leads);
  await leads.dataSource.query(`update booking set state = 'completed' where id = $1`, [booking.id]);
  const kept = async (day: string) => {
    leads.clock.set(new Date(`${day}T06:30:00Z`));
    await leads.get(EraseOldBookings).sweep();
    await leads.get(EraseOldInquiries).sweep();
    const { personEmail } = await leads.dataSource.manager.findOneByOrFail(LeadEntity, { id });
    return [personEmail, ...(await placesOf(message))];
  };
  expect(await kept('2035-08-01')).toEqual([email, 'booking', 'departure', 'quote']);
  expect(await kept('2035-09-01')).toEqual([null]);
});

it('an old inquiry is erased with the texts of its proposal', async () => {
  const message = 'For your sixtieth birthday.';
  await proposed('two-years-ago@example.org', message, laterTour);
  await leads.advance(800 * 86_400_000);
  await leads.get(EraseOldInquiries).sweep();
  expect(await placesOf(message)).toEqual([]);
});

it('an erasure locks private tours in the global order of departures', async () => {
  const email = 'several@example.org';
  const idsOf = async () => {
    const rows = await leads.dataSource.query<{ id: string }[]>(
      `select d.id from departure d join quote q on q.departure_id = d.id join lead l on l.id = q.lead_id
        where l.person_email = $1 order by q.created_at, d.ctid`,
      [email],
    );
    return rows.map(({ id }) => id);
  };
  // In the table, the later id comes first.
  let ids: string[] = [];
  for (let isOrdered = true; isOrdered; isOrdered = ids.join() === [...ids].sort().join()) {
    await proposed(email, 'Another one.', laterTour);
    ids = await idsOf();
  }
  const [first, ...others] = [...ids].sort();
  const earlier = leads.dataSource.createQueryRunner();
  await earlier.startTransaction();
  await earlier.query('select 1 from departure where id = $1 for no key update', [first]);
  const erased = leads.rpc.call(eraseLeadsData, { email });
  await waitFor(async () => {
    const waiting = await leads.dataSource.query<unknown[]>(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
  const free = await leads.dataSource.query<unknown[]>(
    'select 1 from departure where id = any ($1) for no key update skip locked',
    [others],
  );
  await earlier.rollbackTransaction();
  await earlier.release();
  await erased;
  expect(free).toHaveLength(others.length);
});
