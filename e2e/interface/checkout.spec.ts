import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { ApiClient, newAddress } from '../support/api';
import { mailedLink } from '../support/book-seats';
import { system } from '../support/system';

const api = new ApiClient();
const sandbox = () => new ApiClient(system().payments);

const Departure = z.object({ dateId: z.string(), free: z.number() });
const Tour = z.object({ id: z.string(), title: z.string(), costUsd: z.number() });
const Ordered = z.object({ url: z.string(), bookingRef: z.string() });
const Money = z.object({ amountMinor: z.number(), currency: z.string() });
const Booking = z.object({
  state: z.string(),
  refundState: z.string(),
  quantity: z.number(),
  total: Money,
  paid: Money,
  balance: Money,
  payments: z.array(z.object({ receiptUrl: z.string() })),
});

const departures = async () =>
  (await api.get('/api/tours/discovering-shiva/availability')).read(z.array(Departure));
const bookingOf = async (token: string) => (await api.get(`/api/bookings/${token}`)).read(Booking);

/** The date with the most free seats, so that repeated runs do not sell it out. */
async function roomiestDate() {
  const [first] = (await departures()).sort((a, b) => b.free - a.free);
  if (!first) throw new Error('The tour has no dates');
  return first;
}

interface Wish {
  readonly email: string;
  readonly dateId: string;
  readonly quantity?: number;
  readonly amount?: number;
}

async function book({ email, dateId, quantity = 1, amount }: Wish) {
  const tour = (await api.get('/api/tours/discovering-shiva')).read(Tour);
  const total = amount ?? tour.costUsd * quantity;
  return api.post('/api/checkout/create-booking-session', {
    firstName: 'Asha',
    lastName: 'Rao',
    email,
    mobile: '+4791234567',
    tourTitle: tour.title,
    tourId: tour.id,
    tourDatePreferred: dateId,
    quantity,
    currency: 'USD',
    amount: total,
    depositAmount: Math.round(total * 0.2),
    type: 'booking',
  });
}

const sessionOf = (url: string) => new URL(url).pathname.split('/').pop() ?? '';
const stateOf = async (sessionId: string) =>
  (await api.get(`/api/checkout/session/${sessionId}`)).read(z.object({ state: z.string() })).state;

async function pay(url: string): Promise<string> {
  const id = sessionOf(url);
  await sandbox().post(`/_sandbox/sessions/${id}/pay`, { outcome: 'success' });
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('deposit_paid');
  return id;
}

test.describe('a booking session', () => {
  test('is the same one for a repeated request, and its deposit can be paid and refunded', async () => {
    const email = newAddress('buyer');
    const { dateId } = await roomiestDate();
    const first = await book({ email, dateId, quantity: 2 });
    expect(first.status).toBe(201);
    const { url } = first.read(Ordered);
    expect((await book({ email, dateId, quantity: 2 })).read(Ordered).url).toBe(url);

    await pay(url);
    const token = (await mailedLink(email, 'manage')).split('/').pop() ?? '';
    const booking = await bookingOf(token);
    expect(booking).toMatchObject({ state: 'deposit_paid', refundState: 'none', quantity: 2 });
    expect(booking.paid.amountMinor + booking.balance.amountMinor).toBe(booking.total.amountMinor);

    const calendar = await api.get(`/api/bookings/${token}/calendar.ics`);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    const receipt = await api.get(booking.payments[0]?.receiptUrl ?? '');
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    expect(receipt.body).toMatch(/^%PDF-/);

    const quote = (await api.get(`/api/bookings/${token}/quote-cancel`)).read(
      z.looseObject({ refund: Money }),
    );
    expect(quote).toMatchObject({ refund: booking.paid, rule: 'within_48_hours', basis: expect.any(Object) });
    const stale = await api.post(`/api/bookings/${token}/cancel`, {
      expectedRefund: { amountMinor: 1, currency: 'USD' },
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ details: { refund: quote.refund } });
    const cancelled = await api.post(`/api/bookings/${token}/cancel`, { expectedRefund: quote.refund });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', refund: quote.refund });
    await expect.poll(async () => (await bookingOf(token)).refundState, { timeout: 20_000 }).toBe('refunded');
  });

  test('with another price is rejected with the current one', async () => {
    const { dateId } = await roomiestDate();
    const { status, body } = await book({ email: newAddress('cheap'), dateId, amount: 10 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'leads.price_changed',
      details: { amount: expect.any(Number), depositAmount: expect.any(Number) },
    });
  });

  test('on a full date is rejected with the number of free seats', async () => {
    const full = (await departures()).find(({ free }) => free === 0);
    const { status, body } = await book({ email: newAddress('late'), dateId: full?.dateId ?? '' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'leads.departure_full', details: { free: 0 } });
  });

  test('that is released frees its seats', async () => {
    const { dateId, free } = await roomiestDate();
    const { url } = (await book({ email: newAddress('undecided'), dateId })).read(Ordered);
    const freeNow = async () => (await departures()).find((date) => date.dateId === dateId)?.free;
    expect(await freeNow()).toBe(free - 1);
    await sandbox().post(`/_sandbox/sessions/${sessionOf(url)}/expire`);
    await expect.poll(freeNow, { timeout: 20_000 }).toBe(free);
  });

  test('is paid once, however often its webhook is delivered', async () => {
    const email = newAddress('repeated');
    const { dateId } = await roomiestDate();
    await pay((await book({ email, dateId })).read(Ordered).url);
    const events = (await sandbox().get('/_sandbox/events')).read(
      z.array(z.object({ id: z.string(), type: z.string() })),
    );
    const completed = events.filter(({ type }) => type === 'checkout.session.completed');
    for (const { id } of completed.slice(-3)) await sandbox().post(`/_sandbox/events/${id}/redeliver`);
    const token = (await mailedLink(email, 'manage')).split('/').pop() ?? '';
    expect((await bookingOf(token)).payments).toHaveLength(1);
  });
});

test('payment webhooks without a signature are rejected', async () => {
  const { status } = await api.post('/api/checkout/stripe-webhook', {
    id: 'evt_1',
    type: 'checkout.session.completed',
  });
  expect(status).toBe(400);
});

test('an invented token opens nothing', async () => {
  for (const path of ['', '/quote-cancel', '/calendar.ics'])
    expect((await api.get(`/api/bookings/not-a-real-token-0000${path}`)).status).toBe(404);
  expect((await api.get('/api/bookings/short')).status).toBe(404);
  expect((await api.get('/api/checkout/session/cs_test_unknown')).status).toBe(404);
});
