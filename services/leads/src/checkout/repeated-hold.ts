import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, type EntityManager } from 'typeorm';
import { advanceBooking, lockBooking } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { ReleaseSeats } from '../departure/release-seats.js';
import { moveOwnStock } from '../departure/stock.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { holdFacts, type HoldFacts } from './hold-facts.js';
import { holdKeysOf, type HoldKeys } from './hold-key.js';
import { HoldLimits } from './hold-limits.js';
import type { SeatOrder } from './seat-order.js';

const coveredSession = `select s.id from payment_session s join booking b on b.id = s.booking_id
        where b.hold_key = any($1) and b.state in ('deposit_paid', 'paid', 'balance_due') and b.created_at > $2
          and s.amount_minor = 0 limit 1`;

interface Origin {
  /** The client network of the request, as the gateway groups it. */
  readonly network: string | null;
  /** Return token of an earlier hold of the same browser. */
  readonly replaces: string | null | undefined;
  /**
   * True if there are too few seats, which is reported first: the limits would reveal the holds of other
   * people.
   */
  readonly isFull: boolean;
}

interface NewHold {
  readonly holdKey: string;
  readonly network: string | null;
  readonly facts: HoldFacts;
  /** Seats of the hold that this one replaces. */
  readonly replacedSeats: number;
}

type Admitted = { readonly repeated: string } | NewHold;

/** Longer than a page waits for its response, including retries. */
const secondClickMs = 10 * 60_000;

const live = In(['held', 'awaiting_payment']);

/**
 * The same request from the same network during its hold returns the same booking and payment page, with or
 * without a key. A person who knows only an address, a date and a number gets a separate hold, and never
 * another person's name, wishes and return token.
 */
@Injectable()
export class RepeatedHold {
  constructor(
    private readonly clock: Clock,
    private readonly pages: PaymentPages,
    private readonly limits: HoldLimits,
    private readonly seats: ReleaseSeats,
  ) {}

  /** Returns the payment session of the same hold, or the facts for a new one; throws when that exceeds a limit. */
  async admit(
    tx: EntityManager,
    order: SeatOrder,
    { network: address, replaces, isFull }: Origin,
  ): Promise<Admitted> {
    const network = this.limits.networkOf(address);
    const holder = { personEmail: normalizeEmail(order.email), network };
    await this.limits.lock(tx, holder);
    const holdKeys = holdKeysOf(tx, order, network);
    const countedNetwork = this.limits.countedNetwork(holder);
    const visitor = { ...holder, countedNetwork, holdKeys, referralCodeUsed: order.referralCodeUsed };
    const read = () => holdFacts(tx, { ...visitor, now: this.clock.now() });
    let facts = await read();
    const repeated =
      (facts.isHeld ? await this.find(tx, holdKeys) : null) ??
      (order.giftCards?.length ? await this.findCovered(tx, holdKeys) : null);
    if (repeated) return { repeated };
    const replacedSeats = replaces ? await this.replace(tx, order, replaces) : 0;
    // Released seats do not count.
    if (facts.isHeld || replaces) facts = await read();
    if (!isFull) this.limits.check(facts, order);
    return { holdKey: holdKeys[0], network, facts, replacedSeats };
  }

  /** Offers the waitlist the seats that a smaller hold no longer needs. */
  async offerRest(
    tx: EntityManager,
    { departure, quantity }: SeatOrder,
    replacedSeats: number,
  ): Promise<void> {
    if (replacedSeats > quantity) await this.seats.seatsCameFree(tx, departure.id);
  }

  /** The payment session of the active hold; null if a new one has to be created. */
  private async find(tx: EntityManager, holdKeys: HoldKeys): Promise<string | null> {
    const booking = await tx.findOne(BookingEntity, {
      where: { holdKey: In(holdKeys), state: live },
      lock: { mode: 'for_no_key_update' },
    });
    if (!booking) return null;
    const session = await tx.findOne(PaymentSessionEntity, {
      where: { bookingId: booking.id, purpose: In(['deposit', 'full']), state: In(['preparing', 'open']) },
      order: { attempt: 'DESC' },
    });
    const isAlive = booking.holdExpiresAt !== null && booking.holdExpiresAt > this.clock.now();
    if (session && isAlive) return session.id;
    await this.giveUp(tx, booking);
    return null;
  }

  /** A booking covered by gift cards has no hold: the same request shortly afterwards is a double click. */
  private async findCovered(tx: EntityManager, holdKeys: HoldKeys): Promise<string | null> {
    const [row] = await tx.query<{ id: string }[]>(coveredSession, [
      holdKeys,
      new Date(this.clock.now().getTime() - secondClickMs),
    ]);
    return row?.id ?? null;
  }

  /**
   * Replaces the earlier hold of a browser that has its return token and starts again with other choices.
   * Returns the number of seats of that hold.
   */
  private async replace(tx: EntityManager, order: SeatOrder, returnToken: string): Promise<number> {
    const session = await tx.findOneBy(PaymentSessionEntity, { returnToken });
    if (!session) return 0;
    const booking = await lockBooking(tx, session.bookingId);
    const isHeld = booking.state === 'held' || booking.state === 'awaiting_payment';
    if (!isHeld || booking.departureId !== order.departure.id) return 0;
    await this.giveUp(tx, booking);
    return booking.quantity;
  }

  /**
   * Releases the seats without offering them to the waitlist yet, because the same person immediately takes
   * some again.
   */
  private async giveUp(tx: EntityManager, booking: BookingEntity): Promise<void> {
    await advanceBooking(tx, booking, 'released', {
      actor: 'traveller',
      reason: 'Started again with other choices.',
    });
    await moveOwnStock(tx, booking.departureId, 'release_reserved', booking.quantity);
    await this.pages.closeAll(tx, booking.id);
  }
}
