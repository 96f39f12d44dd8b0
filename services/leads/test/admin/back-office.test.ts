import { afterEach, describe, expect, it } from '@jest/globals';
import { leadsAuditRecorded } from '@valam/contracts/identity/audit.events';
import { getBooking } from '@valam/contracts/leads/booking.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { getRoster } from '@valam/contracts/leads/roster.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { money } from '@valam/contracts/shared/money';
import { adminFaults } from '@valam/service-kit/testing/admin-contracts';
import { unavailableProblem } from '@valam/service-kit/rpc/wire';
import { unreadEvents } from '@valam/service-kit/testing/event-readers';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { aDeparture, pageId, refusal, startBooking } from '../kit/builders.js';
import { aPaidBooking, bookingOf, inState, mails, stockDifferences, tokenOf } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { act, get, update, create, list } = backOfficeOf(leads);

describe('the back office', () => {
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });

  it('serves every entity of its contracts, with the actions and roles they declare', async () => {
    expect(await adminFaults(leads.rpc, 'leads')).toEqual([]);
  });

  it('has a handler for exactly the events that it consumes', () => {
    expect(unreadEvents(leads, 'leads')).toEqual([]);
  });

  const lists = [
    'departures',
    'bookings',
    'leads',
    'payments',
    'refunds',
    'waitlist',
    'subscribers',
    'webhooks',
    'quotes',
    'reviews',
    'people',
    'today',
  ];

  it.each(lists)('lists %s for staff only', async (entity) => {
    expect(await list(entity, {}, { q: 'nothing' })).toHaveProperty('total');
    expect(await list(entity)).toHaveProperty('items');
    for (const role of [null, 'contributor'] as const) {
      const query = { page: 1, perPage: 25, order: 'desc' as const };
      const call = leads.rpc.call(adminRpcs.leads.list, { caller: staff(role), entity, query, filters: {} });
      expect(['unauthenticated', 'forbidden']).toContain((await refusal(call)).kind);
    }
  });

  it('never reduces a capacity below the sold seats, and refuses a stale version', async () => {
    const offer = await aDeparture(leads);
    await aPaidBooking(leads, offer, { quantity: 3 });
    const { version } = await get('departures', offer.departureId);
    const resize = (capacity: number) =>
      update('departures', offer.departureId, version, { capacity }, 'operations');
    expect(await refusal(resize(2))).toMatchObject({ code: 'admin.refused', details: { least: 3 } });
    expect(await resize(10)).toMatchObject({ capacity: 10, confirmed: 3, free: 7 });
    expect((await refusal(resize(11))).code).toBe('admin.version_stale');
    const entries = await leads.publishedEvents(leadsAuditRecorded);
    expect(entries.at(-1)?.payload).toMatchObject({
      entity: 'departures',
      action: 'update',
      actor: { email: 'boss@valam.example' },
    });
  });

  it('cancels a departure: all bookings are refunded, and each gets one email', async () => {
    const offer = await aDeparture(leads);
    const paid = [
      await aPaidBooking(leads, offer, { quantity: 2 }),
      await aPaidBooking(leads, offer, { payInFull: true }),
    ];
    const paying = await startBooking(leads, offer);
    expect((await refusal(act('departures', offer.departureId, 'cancel'))).code).toBe('admin.reason_missing');
    const preview = await act('departures', offer.departureId, 'cancel-preview');
    const refunds = (preview.bookings as { refund: { amountMinor: number } }[]).map(
      ({ refund }) => refund.amountMinor,
    );
    expect(refunds.sort((a, b) => a - b)).toEqual([0, 99_600, 249_000]);
    await act('departures', offer.departureId, 'cancel', { reason: 'Flood' });
    for (const { booking } of paid) {
      await inState(leads, booking.ref, 'cancelled');
      await waitFor(async () => (await bookingOf(leads, booking.ref)).refundState === 'refunded');
      expect(await mails(leads, 'departure-cancelled', booking.email)).toHaveLength(1);
    }
    // A payment in progress is refunded too.
    await leads.sandbox.pay(pageId(paying.url)).catch(() => undefined);
    await inState(leads, paying.bookingRef, 'cancelled');
    const departure = await leads.dataSource.manager.findOneByOrFail(DepartureEntity, {
      id: offer.departureId,
    });
    expect(departure).toMatchObject({ confirmed: 0, reserved: 0 });
    expect(await get('departures', offer.departureId)).toMatchObject({ status: 'cancelled', free: 0 });
  });

  it('refunds manually with a reason, without changing the balance', async () => {
    const { booking } = await aPaidBooking(leads, await aDeparture(leads));
    const amount = money(9_800, 'USD');
    expect((await refusal(act('bookings', booking.id, 'refund', { amount }))).code).toBe(
      'admin.reason_missing',
    );
    expect(
      (await refusal(act('bookings', booking.id, 'refund', { amount, reason: 'x' }, 'sales'))).kind,
    ).toBe('forbidden');
    const tooMuch = act('bookings', booking.id, 'refund', { amount: money(49_801, 'USD'), reason: 'x' });
    expect((await refusal(tooMuch)).code).toBe('admin.refused');
    await act('bookings', booking.id, 'refund', { amount, reason: 'The room was noisy.' }, 'finance');
    await waitFor(async () => (await bookingOf(leads, booking.ref)).refundState === 'partial');
    expect(await get('bookings', booking.id)).toMatchObject({
      balance: money(199_200, 'USD'),
      total: money(239_200, 'USD'),
    });
  });

  it('refunds once if the request is repeated after a lost response', async () => {
    const { booking } = await aPaidBooking(leads, await aDeparture(leads));
    const order = {
      ...{ caller: staff('finance'), entity: 'bookings', id: booking.id, action: 'refund' },
      values: { amount: money(9_800, 'USD'), reason: 'The room was noisy.' },
    };
    const refund = (idempotencyKey: string) =>
      leads.rpc.call(adminRpcs.leads.act, { ...order, idempotencyKey });
    await Promise.all([refund('lost'), refund('lost')]);
    await refund('lost');
    expect(await get('bookings', booking.id)).toMatchObject({ kept: money(40_000, 'USD') });
    await refund('another');
    expect(await get('bookings', booking.id)).toMatchObject({ kept: money(30_200, 'USD') });
  });

  it('creates a record once if the request is repeated after a lost response', async () => {
    const { departureId: dateId } = await aDeparture(leads);
    const person = { firstName: 'Lost', lastName: 'Answer', email: 'lost@example.org' };
    const order = {
      ...{ caller: staff('sales'), entity: 'bookings', idempotencyKey: 'lost' },
      values: { dateId, quantity: 1, currency: 'INR', ...person },
    };
    const book = (change = {}) => leads.rpc.call(adminRpcs.leads.create, { ...order, ...change });
    const [first, second] = await Promise.all([book(), book()]);
    expect(second).toEqual(first);
    expect((await book()).id).toBe(first.id);
    expect((await list('bookings', { email: person.email })).total).toBe(1);
    const otherValues = book({ values: { ...order.values, quantity: 2 } });
    expect((await refusal(otherValues)).code).toBe('admin.idempotency_key_reused');
    // Idempotency keys are scoped to a person.
    expect((await book({ caller: staff('sales'), values: { ...order.values, quantity: 2 } })).id).not.toBe(
      first.id,
    );
  });

  it('forwards the idempotency key of a new date: a repeat returns the date that was created', async () => {
    const keys: unknown[] = [];
    const catalog = leads.nats.subscribe(adminRpcs.catalog.create.subject, {
      callback: (_error, message) => {
        keys.push(message.json<{ idempotencyKey: unknown }>().idempotencyKey);
        // The first response is lost.
        const output = { id: '11111111-1111-4111-8111-111111111111', version: 1 };
        message.respond(JSON.stringify(keys.length === 1 ? { problem: unavailableProblem } : { output }));
      },
    });
    const days = { startDate: '2027-05-01', endDate: '2027-05-09' };
    const order = { caller: staff('owner'), entity: 'departures', values: days, idempotencyKey: 'new date' };
    const make = () => leads.rpc.call(adminRpcs.leads.create, order);
    expect((await refusal(make())).kind).toBe('unavailable');
    expect(await make()).toMatchObject({ version: 1 });
    expect(await make()).toMatchObject({ version: 1 });
    expect(keys).toEqual(['new date', 'new date']);
    catalog.unsubscribe();
  });

  it('books by phone and records an offline payment', async () => {
    const offer = await aDeparture(leads);
    const values = {
      dateId: offer.departureId,
      quantity: 2,
      currency: 'INR',
      firstName: 'Ravi',
      lastName: 'Iyer',
      email: 'ravi@example.org',
    };
    const made = await create('bookings', values, 'sales');
    expect(made).toMatchObject({ state: 'held', total: money(39_800_000, 'INR') });
    const held = await leads.dataSource.manager.findOneByOrFail(BookingEntity, { id: made.id });
    const shown = await leads.rpc.call(getBooking, { token: tokenOf(leads, held) });
    expect(JSON.stringify(shown)).not.toContain(staff('sales').email);
    const amount = money(7_960_000, 'INR');
    await act('bookings', made.id, 'offline-payment', { amount, reason: 'Bank transfer' }, 'finance');
    expect(await get('bookings', made.id)).toMatchObject({ state: 'deposit_paid', paid: amount });
    await waitFor(async () => (await mails(leads, 'booking-confirmed', 'ravi@example.org')).length === 1);
    await act('bookings', made.id, 'note', { text: 'Prefers the window.' });
    expect(await get('bookings', made.id)).toMatchObject({ notes: [{ text: 'Prefers the window.' }] });
  });

  it('lists a promise as broken only after its deadline', async () => {
    const email = 'promised@example.org';
    const lead = {
      type: 'contact' as const,
      firstName: 'Asha',
      lastName: 'Rao',
      name: email,
      email,
      mobile: '+4791234567',
      message: 'Namaste',
    };
    await leads.rpc.call(createLead, { lead, idempotencyKey: null });
    const bandOf = async () =>
      (await list('today')).items.find(({ title }) => String(title).includes(email))?.['band'];
    expect(await bandOf()).toBe('answers');
    const [{ due }] = await leads.dataSource.query<[{ due: Date }]>(
      'select answer_due_at as due from lead where email = $1',
      [email],
    );
    await leads.advance(due.getTime() - leads.clock.now().getTime());
    expect(await bandOf()).toBe('promises');
  });

  it('shares a roster with selected columns until its end', async () => {
    const offer = await aDeparture(leads);
    const { booking } = await aPaidBooking(leads, offer, { quantity: 2, diet: 'No onion' });
    const sharing = { columns: ['diet'], validUntil: '2027-01-10T00:00:00Z' };
    const { url } = await act('departures', offer.departureId, 'share-roster', sharing);
    const token = String(url).split('/').at(-1) ?? '';
    const roster = await leads.rpc.call(getRoster, { token });
    expect(roster).toMatchObject({
      travellers: 2,
      parties: [{ bookingRef: booking.ref, diet: 'No onion', missing: 2 }],
    });
    expect(roster.parties[0]).not.toHaveProperty('contact');
    await act('departures', offer.departureId, 'revoke-rosters');
    expect((await refusal(leads.rpc.call(getRoster, { token }))).code).toBe('leads.link_unknown');
  });
});
