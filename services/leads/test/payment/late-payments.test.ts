import { expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, startBooking } from '../kit/builders.js';
import { aGiftCard, giftCardProblems } from '../kit/gift-card.js';
import { bookingOf, stockDifferences } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { manager } = leads.dataSource;
const minuteMs = 60_000;

it.each([
  ['is confirmed while seats are on sale', 'Bookings Open', 'deposit_paid', []],
  ['goes back once the operator says that the date is sold out', 'SOLD OUT', 'expired', ['late_payment']],
])('a payment after the hold %s', async (_name, bookingStatus, state, kinds) => {
  await leads.sandbox.behave({ dropWebhooks: true });
  const offer = await aDeparture(leads);
  const page = await startBooking(leads, offer, { quantity: 2 });
  const { id } = await bookingOf(leads, page.bookingRef);
  await leads.sandbox.pay(pageId(page.url));
  await leads.advance(37 * minuteMs);
  await leads.get(LapsedHolds).sweep();
  expect((await bookingOf(leads, page.bookingRef)).state).toBe('expired');
  await leads.receive(departureOffered, { ...offer, bookingStatus, version: 2 });
  await waitFor(() => manager.existsBy(DepartureEntity, { id: offer.departureId, catalogVersion: 2 }));
  await leads.sandbox.behave({ dropWebhooks: false });
  await leads.get(ReconcilePayments).sweep();
  expect((await bookingOf(leads, page.bookingRef)).state).toBe(state);
  const refunds = await manager.findBy(RefundEntity, { bookingId: id });
  expect(refunds.map(({ kind }) => kind)).toEqual(kinds);
  expect(await stockDifferences(leads)).toEqual([]);
});

it('a payment after the hold goes back if a gift card that was to pay the rest was blocked meanwhile', async () => {
  const { card, code } = await aGiftCard(leads, { amount: 100 });
  await leads.sandbox.behave({ dropWebhooks: true });
  const page = await startBooking(leads, await aDeparture(leads), { giftCards: [code] });
  const { id } = await bookingOf(leads, page.bookingRef);
  await leads.sandbox.pay(pageId(page.url));
  await leads.advance(37 * minuteMs);
  await leads.get(LapsedHolds).sweep();
  await backOfficeOf(leads).act('gift-cards', card.id, 'block', { reason: 'Bought with a stolen card.' });
  await leads.sandbox.behave({ dropWebhooks: false });
  await leads.get(ReconcilePayments).sweep();
  expect((await bookingOf(leads, page.bookingRef)).state).toBe('expired');
  expect(await manager.findBy(RefundEntity, { bookingId: id })).toMatchObject([
    { kind: 'late_payment', amountMinor: 39_800 },
  ]);
  expect(await giftCardProblems(leads)).toEqual([]);
});
