import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { balanceDueAt, type BookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { inWholeUnits, money, subtract, type Currency, type Money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { formatDayRange, istDay } from '@valam/contracts/shared/days';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { stepOf } from '../booking/advance-booking.js';
import { BookingStepEntity } from '../booking/booking-step.entity.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { SealedWishes } from '../booking/sealed-wishes.js';
import { insertTogether, rowOf } from '../database/insert-together.js';
import type { DepartureEntity } from '../departure/departure.entity.js';
import { countryOfPhone, personPhone } from '../lead/person-phone.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { leadOfBooking } from './lead-of-booking.js';
import { referralOf } from '../lead/referral-claim.js';
import { PromoCodes, promoTerms, type AppliedPromo } from '../promo/promo-codes.js';
import { ConfirmCovered } from '../payment/confirm-covered.js';
import { PaymentPages, type PageOrder } from '../payment/payment-pages.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import type { CurrentTerms } from '../terms/current-terms.js';
import { policiesInForce, type AcceptedPolicies } from '../terms/policies-in-force.js';
import { GiftCardUseEntity } from '../gift-card/gift-card.entity.js';
import { GiftCards, type GiftCardPart } from '../gift-card/gift-cards.js';
import { newBookingRef } from './booking-ref.js';
import { holdExpiry, paymentPageExpiry } from './hold-times.js';

/** Someone who wants seats, from wherever they come: the panel, an offer, a proposal. */
export interface SeatOrder {
  readonly departure: DepartureEntity;
  readonly quantity: number;
  readonly currency: Currency;
  readonly amounts: BookingAmounts;
  readonly terms: CurrentTerms;
  readonly priceUsdMinor: number;
  readonly payInFull: boolean;
  /** The balance is to be split into installments once the deposit is paid. */
  readonly wantsPlan?: boolean;
  readonly promo?: AppliedPromo | null;
  /** Codes of gift cards, and what the traveler was shown that they give, in whole units. */
  readonly giftCards?: readonly string[] | null;
  readonly giftCardAmount?: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly room?: DepartureEntity['roomOptions'][number] | null;
  readonly diet?: string | null;
  readonly needs?: string | null;
  readonly referralCodeUsed?: string | null;
  readonly sourceUrl?: string | null;
  readonly firstPage?: string | null;
  readonly utm?: Record<string, string> | null;
  readonly holdKey?: string;
  readonly network?: string | null;
  readonly waitlistEntryId?: string;
  readonly quoteId?: string;
  readonly reason: string;
}

/** What is to be paid now: the deposit or everything. */
const dueNow = ({ amounts, payInFull }: SeatOrder): Money => (payInFull ? amounts.total : amounts.deposit);

const sumOf = (parts: readonly GiftCardPart[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * Writes a booking with its hold, its lead and its payment page down. The seats themselves are reserved by the caller,
 * last of all, so that the departure's row is locked for the shortest time. Null when a hold with the same key lives, or
 * the promo code has just been changed.
 */
@Injectable()
export class HoldSeats {
  constructor(
    private readonly clock: Clock,
    private readonly pages: PaymentPages,
    private readonly wishes: SealedWishes,
    private readonly promoCodes: PromoCodes,
    private readonly giftCards: GiftCards,
    private readonly covered: ConfirmCovered,
  ) {}

  async run(tx: EntityManager, order: SeatOrder): Promise<PaymentSessionEntity | null> {
    const personEmail = normaliseEmail(order.email);
    if (order.promo && !(await this.promoCodes.reserve(tx, order.promo.code, personEmail))) return null;
    const cards = await this.claimCards(tx, order);
    const referral = await referralOf(tx, personEmail, order);
    // The versions in force here, whatever a browser says that it showed.
    const accepted = await policiesInForce(tx, istDay(this.clock.now()));
    const booking = this.booking(order, personEmail, referral, accepted);
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(BookingEntity)
      .values(booking)
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return null;
    const cause = { actor: 'traveller', reason: order.reason } as const;
    const page = this.page(booking, order, sumOf(cards));
    await insertTogether(tx, [
      rowOf(BookingStepEntity, stepOf(booking, 'held', cause, null, booking.createdAt)),
      rowOf(LeadEntity, leadOfBooking(booking, order, referral)),
      rowOf(PaymentSessionEntity, page),
      ...cards.map((part, position) =>
        rowOf(GiftCardUseEntity, { ...part, position, bookingId: booking.id }),
      ),
    ]);
    return page;
  }

  private booking(
    order: SeatOrder,
    personEmail: string,
    referral: { code: string | null; contributorId: string | null },
    accepted: AcceptedPolicies,
  ) {
    const now = this.clock.now();
    const { departure, amounts } = order;
    return Object.assign(new BookingEntity(), {
      id: randomUUID(),
      ref: newBookingRef(),
      state: 'held',
      refundState: 'none',
      departureId: departure.id,
      quantity: order.quantity,
      currency: order.currency,
      totalMinor: amounts.total.amountMinor,
      depositMinor: amounts.deposit.amountMinor,
      priceUsdMinor: order.priceUsdMinor,
      discountMinor: order.promo?.discount.amountMinor ?? 0,
      promoCodeId: order.promo?.code.id ?? null,
      promo: order.promo ? promoTerms(order.promo.code) : null,
      retainedMinor: 0,
      paidQuantity: order.quantity,
      refundCap: null,
      firstName: order.firstName,
      lastName: order.lastName,
      email: order.email,
      personEmail,
      mobile: order.mobile,
      personPhone: personPhone(order.mobile),
      country: countryOfPhone(order.mobile),
      roomOption: order.room ?? null,
      wishesSealed: this.wishes.seal({ diet: order.diet ?? null, needs: order.needs ?? null }),
      paymentPlanId: null,
      wantsPlan: order.wantsPlan ?? false,
      referralCode: referral.code,
      contributorId: referral.contributorId,
      sourceUrl: order.sourceUrl ?? null,
      termsVersion: accepted.terms,
      policyVersion: accepted.cancellation,
      promise: null,
      holdKey: order.holdKey ?? null,
      network: order.network ?? null,
      holdExpiresAt: holdExpiry(now, order.terms.holdMinutes),
      balanceDueAt: balanceDueAt(departure.startDate, now, order.terms),
      depositPaidAt: null,
      waitlistEntryId: order.waitlistEntryId ?? null,
      quoteId: order.quoteId ?? null,
      linkVersion: 1,
      factsVersion: 0,
      version: 1,
      travellersErasedAt: null,
      erasedAt: null,
      createdAt: now,
    } satisfies BookingEntity);
  }

  /** Once the seats are reserved: a booking that gift cards cover waits for no payment. */
  async afterReserved(tx: EntityManager, session: PaymentSessionEntity): Promise<void> {
    if (session.state === 'paid') await this.covered.run(tx, session);
  }

  /** Holds the cards until the end of the transaction; what they give is taken once the booking is paid for. */
  private async claimCards(tx: EntityManager, order: SeatOrder): Promise<GiftCardPart[]> {
    if (!order.giftCards?.length) return [];
    const parts = await this.giftCards.claim(tx, order.giftCards, dueNow(order));
    const given = money(sumOf(parts), order.currency);
    if (order.giftCardAmount != null && order.giftCardAmount !== inWholeUnits(given))
      throw problem(
        startCheckout,
        'leads.gift_card_changed',
        'What is left on a gift card has changed. Please look at it again.',
        { given },
      );
    return parts;
  }

  private page(booking: BookingEntity, order: SeatOrder, fromCardsMinor: number): PaymentSessionEntity {
    const { departure, payInFull } = order;
    const what = payInFull ? 'Payment in full' : 'Deposit';
    const dates = formatDayRange(departure.startDate, departure.endDate);
    const drawn: PageOrder = {
      booking,
      purpose: payInFull ? 'full' : 'deposit',
      amount: subtract(dueNow(order), money(fromCardsMinor, order.currency)),
      title: departure.tourTitle,
      description: `${what}, booking ${booking.ref}, ${dates}, travellers: ${order.quantity}`,
      expiresAt: paymentPageExpiry(this.pages.providerNow()),
    };
    return this.pages.draw(drawn, 1);
  }
}
