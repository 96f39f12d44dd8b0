import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { QueryFailedError, type EntityManager } from 'typeorm';
import { stepOf } from '../booking/advance-booking.js';
import { BookingStepEntity } from '../booking/booking-step.entity.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { EncryptedWishes } from '../booking/encrypted-wishes.js';
import { inserted, writeTogether, type Write } from '../database/write-together.js';
import { announceStock, stockColumns, type Stock } from '../departure/stock.js';
import { stockMove } from '../departure/stock.sql.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { settleReferral } from '../lead/referral-claim.js';
import { PromoCodes } from '../promo/promo-codes.js';
import { ConfirmCovered } from '../payment/confirm-covered.js';
import type { NewPage } from '../payment/open-payment-page.js';
import { claimedFromNow } from '../payment/open-payment-page.sql.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { policiesInForce } from '../terms/policies-in-force.js';
import { GiftCardUseEntity } from '../gift-card/gift-card.entity.js';
import { GiftCards } from '../gift-card/gift-cards.js';
import { claimCards, sumOf } from './claim-cards.js';
import { firstPage } from './first-page.js';
import { orderFacts, type OrderFacts } from './hold-facts.js';
import { leadOfBooking } from './lead-of-booking.js';
import { newBooking } from './new-booking.js';
import type { SeatOrder } from './seat-order.js';

const uniqueViolation = '23505';

interface Drawn extends NewPage {
  readonly writes: readonly Write[];
}

/**
 * Inserts a booking with its hold, its lead and its payment page, in one statement. Returns null if an active
 * hold has the same key or the promo code was just changed; the caller then ends its transaction.
 */
@Injectable()
export class HoldSeats {
  constructor(
    private readonly clock: Clock,
    private readonly pages: PaymentPages,
    private readonly wishes: EncryptedWishes,
    private readonly promoCodes: PromoCodes,
    private readonly giftCards: GiftCards,
    private readonly covered: ConfirmCovered,
  ) {}

  /** The caller moves the seats. */
  async run(tx: EntityManager, order: SeatOrder): Promise<PaymentSessionEntity | null> {
    const { referralCodeUsed } = order;
    const orderer = { personEmail: normalizeEmail(order.email), referralCodeUsed, now: this.clock.now() };
    const drawn = await this.draw(tx, order, await orderFacts(tx, orderer));
    return drawn && (await this.write(tx, drawn.writes)) ? drawn.session : null;
  }

  /**
   * The same, reserving the seats in the same statement, so that the departure's row is locked as briefly as
   * possible. The payment page is claimed, because the caller is about to open it. Also returns null if there
   * are not enough seats, or the offer has changed.
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
    // A booking covered by gift cards needs no payment.
    if (session.state === 'paid') await this.covered.run(tx, session);
    return { booking, session };
  }

  private async draw(
    tx: EntityManager,
    order: SeatOrder,
    facts: OrderFacts,
    page: { id: string; openingUntil?: () => string } = { id: randomUUID() },
  ): Promise<Drawn | null> {
    const personEmail = normalizeEmail(order.email);
    if (order.promo && !(await this.promoCodes.reserve(tx, order.promo.code))) return null;
    const cards = await claimCards(tx, order, this.giftCards);
    if (order.promo) await this.promoCodes.checkFor(tx, order.promo.code, personEmail);
    const referral = await settleReferral(tx, personEmail, order, facts.referral);
    const now = this.clock.now();
    const booking = newBooking(order, {
      ...{ now, personEmail, referral },
      // The versions in force, regardless of those that the browser claims to have shown.
      accepted: policiesInForce(facts.versions, istDay(now)),
      wishesSealed: this.wishes.encrypt({ diet: order.diet ?? null, needs: order.needs ?? null }),
    });
    const cause = { actor: order.actor ?? 'traveller', reason: order.reason } as const;
    const first = firstPage(booking, order, {
      fromCardsMinor: sumOf(cards),
      providerNow: this.pages.providerNow(),
    });
    const session = this.pages.draw(first, 1, page.id);
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
}

/** An active hold has the same key or, very rarely, the new reference already exists. */
const isTaken = (error: unknown): boolean => {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, table } = error.driverError as { code?: string; table?: string };
  return code === uniqueViolation && table === 'booking';
};
