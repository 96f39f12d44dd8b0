import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { holdLimitsOf } from '../../src/checkout/hold-limits.js';
import { StartCheckout } from '../../src/checkout/start-checkout.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, aRequest, refusal } from '../kit/builders.js';
import { statementsOf } from '../kit/counted-statements.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const stranger = 'nobody@example.org';

describe('a stranger who types another person’s address', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads({ environment: 'production' });
  });
  afterAll(() => leads.stop());

  type Offer = Awaited<ReturnType<typeof aDeparture>>;
  const book = (offer: Offer, change: Partial<BookingSessionRequest>, network: string) =>
    leads.rpc.call(startCheckout, { request: aRequest(offer, change), idempotencyKey: null, network });

  it('does not learn from a sold-out date who travels on it', async () => {
    const email = 'travels@example.org';
    const offer = await aDeparture(leads, { firstCapacity: 1 });
    await aPaidBooking(leads, offer, { email });
    const network = '192.0.2.98';
    const seats = holdLimitsOf('production').network?.heldSeats ?? 0;
    for (let held = 0; held + 12 <= seats; held += 12)
      await book(await aDeparture(leads), { quantity: 12 }, network);
    expect((await refusal(book(await aDeparture(leads), {}, network))).code).toBe('leads.too_many_holds');

    // The service has cached that this date is full.
    expect((await refusal(book(offer, {}, '192.0.2.97'))).code).toBe('leads.departure_full');
    const refused = (typed: string) => refusal(book(offer, { email: typed }, network));
    expect(await refused(stranger)).toMatchObject({ code: 'leads.departure_full' });
    expect(await refused(email)).toEqual(await refused(stranger));
    const asked = (typed: string) =>
      statementsOf(leads, () => {
        const request = aRequest(offer, { email: typed });
        return refusal(leads.get(StartCheckout).run({ request, idempotencyKey: null, network }));
      });
    expect(await asked(email)).toEqual(await asked(stranger));
  });

  it('does not learn from an unpayable order who has booked before', async () => {
    const email = 'has-booked@example.org';
    const offer = await aDeparture(leads);
    await aPaidBooking(leads, offer, { email });
    const promoCode = 'WELCOME10';
    const promo = { code: promoCode, label: 'Welcome', percent: 10, isFirstBookingOnly: true };
    await backOfficeOf(leads).create('promo-codes', promo);
    const order = { promoCode, amount: 2_241, depositAmount: 448 };
    const network = '192.0.2.99';
    expect((await refusal(book(offer, { ...order, email }, network))).code).toBe('leads.promo_not_here');
    const guess = (typed: string) =>
      refusal(book(offer, { ...order, email: typed, giftCards: ['MADEUPGIFTCARD22'] }, network));
    expect(await guess(stranger)).toMatchObject({ code: 'leads.gift_card_unknown' });
    expect(await guess(email)).toEqual(await guess(stranger));
  });
});
