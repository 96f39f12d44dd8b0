import * as rpc from '@valam/contracts/leads/booking.rpc';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import {
  getBookingShares,
  inviteCompanions,
  payShare,
  withdrawShare,
} from '@valam/contracts/leads/share.rpc';
import { money, type Currency } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { WatchBalances } from '../../src/booking/watch-balances.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { CompleteTrips } from '../../src/manage/complete-trips.js';
import { WatchShares } from '../../src/manage/watch-shares.js';
import { WatchPaymentPlans } from '../../src/payment-plan/watch-payment-plans.js';
import { RetryRefunds } from '../../src/refund/retry-refunds.js';
import { goodProvider } from '../seeded/play.js';
import { backOfficeOf } from './back-office.js';
import { pageId } from './builders.js';
import { bookingOf, signedEvent, tokenOf } from './paid-booking.js';
import { shareToken } from './share.js';
import type { Leads } from './start-leads.js';

export type Offer = EventPayload<typeof departureOffered>;
const dayMs = 86_400_000;

/** One booking, whose money the actions move. */
export interface MoneyHistory {
  readonly leads: Leads;
  readonly ref: string;
  readonly currency: Currency;
  /** Dates of the same trip, at different prices. */
  readonly offers: readonly Offer[];
  /** Codes of gift cards in the currency of the booking. */
  readonly giftCards: readonly string[];
  /** A number from 0 inclusive to 1 exclusive. */
  readonly roll: () => number;
}

/** The action needs something that the booking does not have, such as an open share. */
export class NothingToChoose extends Error {}

let people = 0;

/**
 * Actions of travelers, companions, staff, payers at their banks and colleagues at the provider on the money
 * of a booking.
 */
export function moneyActions(history: MoneyHistory): Record<string, () => Promise<unknown>> {
  const { leads, ref, currency, offers, giftCards, roll } = history;
  const call = leads.rpc.call.bind(leads.rpc);
  const { act } = backOfficeOf(leads);
  const { manager } = leads.dataSource;
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[Math.floor(roll() * from.length)];
    if (chosen === undefined) throw new NothingToChoose();
    return chosen;
  };
  const token = async () => tokenOf(leads, await bookingOf(leads, ref));
  const id = async () => (await bookingOf(leads, ref)).id;
  const some = (most: number) => money(1 + Math.floor(roll() * most), currency);
  const reason = 'A test of the books.';
  const person = () => ({
    ...{
      firstName: 'Mira',
      lastName: 'Das',
      email: `mira-${++people}@example.org`,
      mobile: '+4915112345678',
    },
  });
  const pay = async ({ url }: { url: string }) => leads.sandbox.pay(pageId(url));
  const payBalance = async (part: 'all' | 'own' | 'installment') =>
    pay(await call(rpc.payBalance, { token: await token(), part }));
  const cardPayments = async () =>
    (await manager.findBy(PaymentEntity, { bookingId: await id(), method: 'card' })).filter(
      ({ providerPaymentId }) => providerPaymentId,
    );
  const kept = async () => {
    const { paid, givenBack } = await call(rpc.getBooking, { token: await token() });
    return paid.amountMinor - (givenBack?.amountMinor ?? 0);
  };
  /** An end is rare, because little can happen after it. */
  const rarely = async (act: () => Promise<unknown>) => {
    if (roll() < 0.8) throw new NothingToChoose();
    await act();
  };
  const openShare = async () => {
    const { shares } = await call(getBookingShares, { token: await token() });
    return pick(shares.filter(({ state }) => state === 'open'));
  };
  const refundSome = async () =>
    act('bookings', await id(), 'refund', {
      amount: some(Math.max(1, await kept()) / (roll() < 0.3 ? 1 : 3)),
      ...{ reason, isFurther: true },
    });
  return {
    'pays the balance': () => payBalance('all'),
    'pays the own part': () => payBalance('own'),
    'pays an installment': () => payBalance('installment'),
    'redeems a gift card': async () =>
      call(rpc.redeemGiftCards, { token: await token(), giftCards: [pick(giftCards)] }),
    'splits the balance': async () =>
      call(rpc.startPaymentPlan, { token: await token(), installments: 2 + Math.floor(roll() * 3) }),
    'leaves the plan': async () => call(rpc.leavePaymentPlan, { token: await token() }),
    'changes the group': async () => {
      const wish = { token: await token(), quantity: 1 + Math.floor(roll() * 4) };
      const { newTotal: expectedTotal } = await call(rpc.quoteGroupSize, wish);
      await call(rpc.changeGroupSize, { ...wish, expectedTotal });
    },
    'changes the date': async () => {
      const wish = { token: await token(), dateId: pick(offers).departureId };
      const { newTotal: expectedTotal } = await call(rpc.quoteChangeDate, wish);
      await call(rpc.changeDate, { ...wish, expectedTotal });
    },
    'invites companions': async () =>
      call(inviteCompanions, {
        token: await token(),
        companions: [{ name: `C ${++people}`, email: `c-${people}@example.org` }],
      }),
    'pays a share': async () =>
      pay(await call(payShare, { token: await shareToken(leads, await openShare()) })),
    'withdraws a share': async () =>
      call(withdrawShare, { token: await token(), id: (await openShare()).id }),
    transfers: async () => pay(await call(rpc.transferBooking, { token: await token(), ...person() })),
    cancels: () =>
      rarely(async () => {
        const { refund: expectedRefund } = await call(rpc.quoteCancel, { token: await token() });
        await call(rpc.cancelBooking, { token: await token(), expectedRefund });
      }),
    'staff records a bank transfer': async () =>
      act('bookings', await id(), 'offline-payment', {
        amount: some(200_000),
        ...{ note: `Transfer ${++people}`, reason, isFurther: true },
      }),
    'staff refunds a part': refundSome,
    'staff cancels': () =>
      rarely(async () => act('bookings', await id(), 'cancel', { amount: some(90_000), reason })),
    'staff moves': async () =>
      act('bookings', await id(), 'move', {
        ...{ dateId: pick(offers).departureId, quantity: 1 + Math.floor(roll() * 4), reason },
      }),
    'staff transfers': async () => act('bookings', await id(), 'transfer', { ...person(), reason }),
    'staff cancels the departure': () =>
      rarely(async () => {
        const { departureId } = await bookingOf(leads, ref);
        await act('departures', departureId, 'cancel', { reason });
      }),
    'the bank decides for the payer': async () => {
      const { providerPaymentId: payment_intent, amountMinor } = pick(await cardPayments());
      const amount = roll() < 0.5 ? amountMinor : Math.ceil(amountMinor * roll());
      const dispute = { id: `du_${++people}`, object: 'dispute', payment_intent, amount };
      for (const [type, status] of [
        ['created', 'needs_response'],
        ['closed', 'lost'],
      ] as const) {
        const event = signedEvent(`charge.dispute.${type}`, { ...dispute, status });
        await leads.door.deliver(event.body, event.signature);
      }
    },
    'a colleague refunds at the provider': async () =>
      leads.sandbox.refundByHand(pick(await cardPayments()).providerPaymentId ?? ''),
    'refunds fail, and are made later': async () => {
      await leads.sandbox.behave({ ...goodProvider, failRefunds: true });
      try {
        await refundSome();
        const pending = { bookingId: await id(), state: 'pending' as const };
        await waitFor(async () => {
          await payBankRefunds(history);
          return (await manager.countBy(RefundEntity, pending)) === 0;
        });
      } finally {
        await leads.sandbox.behave(goodProvider);
      }
      if (roll() < 0.6) return leads.get(RetryRefunds).sweep();
      for (const { id: refundId } of await manager.findBy(RefundEntity, {
        bookingId: await id(),
        state: 'failed',
      }))
        await act('refunds', refundId, 'mark-paid', { reason });
    },
    'the office changes a price': async () => {
      const offer = pick(offers);
      const { catalogVersion } = await manager.findOneByOrFail(DepartureEntity, { id: offer.departureId });
      const factor = 0.8 + Math.floor(roll() * 5) / 10;
      const prices = scaled(offer.prices, factor);
      const version = catalogVersion + 1;
      await leads.receive(departureOffered, { ...offer, prices, version });
      const changed = { id: offer.departureId, catalogVersion: version };
      await waitFor(() => manager.findOneBy(DepartureEntity, changed));
    },
    'time passes': async () => {
      await leads.advance((1 + Math.floor(roll() * roll() * 150)) * dayMs);
      for (const watch of [WatchBalances, WatchPaymentPlans, WatchShares, RetryRefunds, CompleteTrips])
        await leads.get<{ sweep(): Promise<void> }>(watch).sweep();
    },
  };
}

export const scaled = (prices: Offer['prices'], factor: number): Offer['prices'] => ({
  USD: Math.round(prices.USD * factor),
  EUR: Math.round(prices.EUR * factor),
  GBP: Math.round(prices.GBP * factor),
  INR: Math.round(prices.INR * factor),
});

/** Bank transfers are refunded manually: marks them as completed. */
export async function payBankRefunds({ leads, ref }: MoneyHistory): Promise<void> {
  const { id: bookingId } = await bookingOf(leads, ref);
  const pending = await leads.dataSource.query<{ id: string }[]>(
    `select r.id from refund r join payment p on p.id = r.payment_id
      where r.booking_id = $1 and r.state = 'pending' and p.method = 'offline'`,
    [bookingId],
  );
  const { act } = backOfficeOf(leads);
  for (const { id } of pending) await act('refunds', id, 'mark-paid', { reason: 'Paid by bank transfer.' });
}
