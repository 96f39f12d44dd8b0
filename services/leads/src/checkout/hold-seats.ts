import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { inWholeUnits, money, subtract } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { formatDayRange, istDay } from '@valam/contracts/shared/days';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { QueryFailedError, type EntityManager } from 'typeorm';
import { stepOf } from '../booking/advance-booking.js';
import { BookingStepEntity } from '../booking/booking-step.entity.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { SealedWishes } from '../booking/sealed-wishes.js';
import { inserted, writeTogether, type Write } from '../database/write-together.js';
import { announceStock, stockColumns, stockMove, type Stock } from '../departure/stock.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { settleReferral } from '../lead/referral-claim.js';
import { PromoCodes } from '../promo/promo-codes.js';
import { ConfirmCovered } from '../payment/confirm-covered.js';
import { claimedFromNow, type NewPage } from '../payment/open-payment-page.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { policiesInForce } from '../terms/policies-in-force.js';
import { GiftCardUseEntity } from '../gift-card/gift-card.entity.js';
import { GiftCards, type GiftCardPart } from '../gift-card/gift-cards.js';
import { orderFacts, type OrderFacts } from './hold-facts.js';
import { leadOfBooking } from './lead-of-booking.js';
import { newBooking } from './new-booking.js';
import { paymentPageExpiry } from './hold-times.js';
import { dueNow, type SeatOrder } from './seat-order.js';

const uniqueViolation = '23505';

interface Drawn extends NewPage {
  readonly writes: readonly Write[];
}

const sumOf = (parts: readonly GiftCardPart[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * Writes a booking with its hold, its lead and its payment page down, in one statement. Answers null when a hold with the
 * same key lives, or the promo code has just been changed; the caller ends its transaction then.
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

  /** The seats are moved by the caller. */
  async run(tx: EntityManager, order: SeatOrder): Promise<PaymentSessionEntity | null> {
    const { referralCodeUsed } = order;
    const orderer = { personEmail: normaliseEmail(order.email), referralCodeUsed, now: this.clock.now() };
    const drawn = await this.draw(tx, order, await orderFacts(tx, orderer));
    return drawn && (await this.write(tx, drawn.writes)) ? drawn.session : null;
  }

  /**
   * The same with the seats, which are reserved by the same statement, so that the departure's row is locked for the
   * shortest time. The payment page is claimed: the caller is about to open it. Null also when there are not enough
   * seats, or the offer has changed.
   */
  async withSeats(
    tx: EntityManager,
    order: SeatOrder,
    facts: OrderFacts,
    sessionId: string,
  ): Promise<NewPage | null> {
    const drawn = await this.draw(tx, order, facts, { id: sessionId, openingUntil: claimedFromNow });
    if (!drawn) return null;
    const { departure, quantity } = order;
    const ifOffered = { catalogVersion: departure.catalogVersion };
    const move = stockMove(departure.id, 'reserve', quantity, { ifOffered });
    const [stock] = (await this.write<Stock>(tx, [...drawn.writes, move], stockColumns)) ?? [];
    if (!stock) return null;
    await announceStock(tx, stock);
    const { booking, session } = drawn;
    // A booking that gift cards cover waits for no payment.
    if (session.state === 'paid') await this.covered.run(tx, session);
    return { booking, session };
  }

  private async draw(
    tx: EntityManager,
    order: SeatOrder,
    facts: OrderFacts,
    page: { id: string; openingUntil?: () => string } = { id: randomUUID() },
  ): Promise<Drawn | null> {
    const personEmail = normaliseEmail(order.email);
    if (order.promo && !(await this.promoCodes.reserve(tx, order.promo.code, personEmail))) return null;
    const cards = await this.claimCards(tx, order);
    const referral = await settleReferral(tx, personEmail, order, facts.referral);
    const now = this.clock.now();
    const booking = newBooking(order, {
      ...{ now, personEmail, referral },
      // The versions in force here, whatever a browser says that it showed.
      accepted: policiesInForce(facts.versions, istDay(now)),
      wishesSealed: this.wishes.seal({ diet: order.diet ?? null, needs: order.needs ?? null }),
    });
    const cause = { actor: 'traveller', reason: order.reason } as const;
    const session = this.page(booking, order, sumOf(cards), page.id);
    const writes = [
      inserted(BookingEntity, booking),
      inserted(BookingStepEntity, stepOf(booking, 'held', cause, null, now)),
      inserted(LeadEntity, leadOfBooking(booking, order, referral)),
      inserted(PaymentSessionEntity, { ...session, ...page }),
      ...cards.map((part, position) =>
        inserted(GiftCardUseEntity, { ...part, position, bookingId: booking.id }),
      ),
    ];
    return { booking, session, writes };
  }

  private async write<Row>(
    tx: EntityManager,
    writes: readonly Write[],
    columns?: string,
  ): Promise<Row[] | null> {
    try {
      return await writeTogether<Row>(tx, writes, columns);
    } catch (error) {
      if (isTaken(error)) return null;
      throw error;
    }
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

  private page(
    booking: BookingEntity,
    order: SeatOrder,
    fromCardsMinor: number,
    id: string,
  ): PaymentSessionEntity {
    const { departure, payInFull } = order;
    const what = payInFull ? 'Payment in full' : 'Deposit';
    const dates = formatDayRange(departure.startDate, departure.endDate);
    const page = {
      booking,
      purpose: payInFull ? ('full' as const) : ('deposit' as const),
      amount: subtract(dueNow(order), money(fromCardsMinor, order.currency)),
      title: departure.tourTitle,
      description: `${what}, booking ${booking.ref}, ${dates}, travellers: ${order.quantity}`,
      expiresAt: paymentPageExpiry(this.pages.providerNow()),
    };
    return this.pages.draw(page, 1, id);
  }
}

/** Another hold with the same key lives, or, hardly ever, the new reference is taken. */
const isTaken = (error: unknown): boolean => {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, table } = error.driverError as { code?: string; table?: string };
  return code === uniqueViolation && table === 'booking';
};
