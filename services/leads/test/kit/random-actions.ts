import * as booking from '@valam/contracts/leads/booking.rpc';
import { getBookingShares, withdrawShare } from '@valam/contracts/leads/share.rpc';
import { acceptOffer, joinWaitlist, withdrawFromWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { ProblemError } from '@valam/contracts/shared/problem';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { LapsedOffers } from '../../src/waitlist/lapsed-offers.js';
import { goodProvider } from '../seeded/play.js';
import { backOfficeOf } from './back-office.js';
import { aDeparture, pageId, startBooking } from './builders.js';
import { aGiftCard } from './gift-card.js';
import { tokenOf, waitlistToken } from './paid-booking.js';
import { aCompanion, invite, sharePage } from './share.js';
import type { Leads } from './start-leads.js';

export const minuteMs = 60_000;

/** A code for 10 % off, with a number of uses. */
async function aCode(leads: Leads, seed: number, mostUses: number): Promise<string> {
  const code = `SEED${seed}-${mostUses}`;
  await backOfficeOf(leads).create('promo-codes', { code, label: 'History', percent: 10, mostUses });
  return code;
}

/** Fields sent by a panel with the discount: 2,490 dollars per traveler, less 10 %. */
function discounted(promoCode: string, quantity: number) {
  const amount = 2_490 * quantity - 249 * quantity;
  return { promoCode, quantity, amount, depositAmount: Math.round(amount * 0.2) };
}

/** The service in two replicas, and the random generator. */
export interface RandomHistory {
  leads: Leads;
  seed: number;
  /** A number from 0 inclusive to 1 exclusive. */
  roll: () => number;
  /** Runs the action on both replicas concurrently. */
  onBoth: (act: (one: TestService) => Promise<void>) => Promise<unknown>;
}

export type Action = () => Promise<unknown>;

/**
 * Possible actions of travelers, companions, timers and the payment provider, on two departures created for
 * the seed.
 */
export async function randomActions({ leads, seed, roll, onBoth }: RandomHistory): Promise<Action[]> {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(roll() * from.length)];
  const first = await aDeparture(leads, { firstCapacity: 6 });
  const second = await aDeparture(leads, {
    firstCapacity: 4,
    tourId: first.tourId,
    startDate: '2027-08-01',
    endDate: '2027-08-10',
  });
  const offers = [first, second];
  const codes = await Promise.all([aCode(leads, seed, 1), aCode(leads, seed, 2), aCode(leads, seed, 5)]);
  const giftCards = await Promise.all([300, 700, 2_500].map((amount) => aGiftCard(leads, { amount })));
  const giftCodes = giftCards.map(({ code }) => code);
  const pages: string[] = [];
  const places: string[] = [];
  let people = 0;

  const someBooking = async (isWanted: (booking: BookingEntity) => boolean = () => true) => {
    const rows = await leads.dataSource.manager.find(BookingEntity, {
      where: offers.map(({ departureId }) => ({ departureId })),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const confirmed = rows.filter(({ state }) => state === 'deposit_paid' || state === 'paid');
    const found = pick(confirmed.filter(isWanted));
    return found ? tokenOf(leads, found) : null;
  };
  const withBooking = async (act: (token: string) => Promise<unknown>) => {
    const token = await someBooking();
    if (token) await act(token);
  };
  return [
    async () => {
      const page = await startBooking(leads, pick(offers) ?? first, {
        quantity: 1 + Math.floor(roll() * 3),
        payInFull: roll() < 0.3,
      });
      pages.push(pageId(page.url));
    },
    // Concurrent buyers of possibly the last use.
    async () => {
      const [offer, code, quantity] = [pick(offers) ?? first, pick(codes) ?? '', 1 + Math.floor(roll() * 2)];
      const buyers = Array.from({ length: 3 }, () => startBooking(leads, offer, discounted(code, quantity)));
      for (const bought of await Promise.allSettled(buyers)) {
        if (bought.status === 'fulfilled') pages.push(pageId(bought.value.url));
        else if (!(bought.reason instanceof ProblemError)) throw bought.reason;
      }
    },
    // Concurrent buyers of possibly the last cents of a card.
    async () => {
      const [offer, cards] = [pick(offers) ?? first, [pick(giftCodes) ?? '', pick(giftCodes) ?? '']];
      const buyers = Array.from({ length: 3 }, () =>
        startBooking(leads, offer, { giftCards: cards, payInFull: roll() < 0.2 }),
      );
      for (const bought of await Promise.allSettled(buyers)) {
        if (bought.status === 'fulfilled') pages.push(pageId(bought.value.url));
        else if (!(bought.reason instanceof ProblemError)) throw bought.reason;
      }
    },
    () =>
      withBooking((token) =>
        leads.rpc.call(booking.redeemGiftCards, { token, giftCards: [pick(giftCodes) ?? ''] }),
      ),
    () =>
      withBooking((token) =>
        leads.rpc.call(booking.startPaymentPlan, { token, installments: 2 + Math.floor(roll() * 3) }),
      ),
    () => withBooking((token) => leads.rpc.call(booking.leavePaymentPlan, { token })),
    async () => {
      const token = await someBooking(({ quantity, state }) => quantity > 1 && state === 'deposit_paid');
      if (!token) return;
      // Shares are refused while a payment plan is active; here the plan may be left first.
      if (roll() < 0.5) await leads.rpc.call(booking.leavePaymentPlan, { token });
      const companion = aCompanion(roll() < 0.5 ? undefined : 20_000 + Math.floor(roll() * 100_000));
      await invite(leads, token, [companion]);
      if (roll() < 0.7) await leads.sandbox.pay(await sharePage(leads, companion));
    },
    () =>
      withBooking(async (token) => {
        const some = pick((await leads.rpc.call(getBookingShares, { token })).shares);
        if (!some) return;
        const page = await sharePage(leads, some);
        pages.push(page);
        if (roll() < 0.3) await leads.rpc.call(withdrawShare, { token, id: some.id });
        if (roll() < 0.7) await leads.sandbox.pay(page);
      }),
    () =>
      withBooking(async (token) => {
        const part = pick(['installment', 'installment', 'own', 'all'] as const);
        const page = await leads.rpc.call(booking.payBalance, { token, part });
        pages.push(pageId(page.url));
        await leads.sandbox.pay(pageId(page.url));
      }),
    async () => leads.sandbox.pay(pick(pages) ?? ''),
    async () => leads.sandbox.pay(pages.at(-1) ?? ''),
    async () => leads.sandbox.expire(pick(pages) ?? ''),
    () =>
      withBooking(async (token) => {
        const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
        await leads.rpc.call(booking.cancelBooking, { token, expectedRefund: refund });
      }),
    () =>
      withBooking((token) =>
        leads.rpc.call(booking.changeDate, { token, dateId: (pick(offers) ?? first).departureId }),
      ),
    () =>
      withBooking((token) =>
        leads.rpc.call(booking.changeGroupSize, { token, quantity: 1 + Math.floor(roll() * 4) }),
      ),
    async () => {
      const entry = {
        dateId: (pick(offers) ?? first).departureId,
        firstName: 'W',
        lastName: 'L',
        email: `w-${seed}-${++people}@example.org`,
        quantity: 1 + Math.floor(roll() * 3),
      };
      await leads.rpc.call(joinWaitlist, { entry, idempotencyKey: null });
      places.push(await waitlistToken(leads, entry.email));
    },
    async () => {
      const page = await leads.rpc.call(acceptOffer, { token: pick(places) ?? 'x'.repeat(20) });
      pages.push(pageId(page.url));
    },
    () => leads.rpc.call(withdrawFromWaitlist, { token: pick(places) ?? 'x'.repeat(20) }),
    async () => {
      await leads.advance(Math.floor(roll() * 30) * minuteMs);
      await onBoth((one) => one.get(LapsedHolds).sweep());
      await onBoth((one) => one.get(LapsedOffers).sweep());
    },
    () => onBoth((one) => one.get(ReconcilePayments).sweep()),
    // From now on the provider's events are delayed, so that they arrive out of order, and some are lost.
    () =>
      leads.sandbox.behave({
        ...goodProvider,
        delayWebhooksMs: Math.floor(roll() * 300),
        dropWebhooks: roll() < 0.3 ? roll() : false,
      }),
    // The provider redelivers earlier events, in any order and several concurrently.
    async () => {
      const events = await leads.sandbox.events();
      const told = Array.from({ length: 4 }, () => pick(events.slice(-40))?.id);
      await Promise.all(told.map(async (id) => (id ? leads.sandbox.redeliver(id) : 0)));
    },
  ];
}
