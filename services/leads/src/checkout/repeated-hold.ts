import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, type EntityManager } from 'typeorm';
import { advanceBooking, lockBooking } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { moveOwnStock } from '../departure/stock.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { holdFacts, type HoldFacts } from './hold-facts.js';
import { HoldLimits } from './hold-limits.js';
import type { SeatOrder } from './seat-order.js';

interface Origin {
  /** The address that the request came from, as the gateway counts it. */
  readonly network: string | null;
  /** The secret of an earlier hold of the same browser. */
  readonly replaces: string | null | undefined;
}

interface NewHold {
  readonly holdKey: string;
  readonly network: string | null;
  readonly facts: HoldFacts;
}

type Admitted = { readonly repeated: string } | NewHold;

/** Longer than a page waits for its answer, with its repeats. */
const secondClickMs = 10 * 60_000;

const live = In(['held', 'awaiting_payment']);

/**
 * The same request from the same network while its hold lives is the same booking and payment page, with or without a
 * key. A person who knows only an address, a date and a number gets a hold of their own: name, wishes and way back of
 * someone else are not theirs.
 */
@Injectable()
export class RepeatedHold {
  constructor(
    private readonly clock: Clock,
    private readonly pages: PaymentPages,
    private readonly limits: HoldLimits,
  ) {}

  /** The payment session of the same hold, or with what a hold of its own is made; throws when that is one too many. */
  async admit(
    tx: EntityManager,
    order: SeatOrder,
    { network: address, replaces }: Origin,
  ): Promise<Admitted> {
    const network = this.limits.networkOf(address);
    const holder = { personEmail: normaliseEmail(order.email), network };
    await this.limits.lock(tx, holder);
    const holdKey = holdKeyOf(order, network);
    const countedNetwork = this.limits.countedNetwork(holder);
    const visitor = { ...holder, countedNetwork, holdKey, referralCodeUsed: order.referralCodeUsed };
    const read = () => holdFacts(tx, { ...visitor, now: this.clock.now() });
    let facts = await read();
    const repeated =
      (facts.isHeld ? await this.find(tx, holdKey) : null) ??
      (order.giftCards?.length ? await this.findCovered(tx, holdKey) : null);
    if (repeated) return { repeated };
    if (replaces) await this.replace(tx, order, replaces);
    // Seats that were just given back do not count.
    if (facts.isHeld || replaces) facts = await read();
    this.limits.check(facts, order.quantity);
    return { holdKey, network, facts };
  }

  /** The payment session of the living hold; null when a new one is to be made. */
  private async find(tx: EntityManager, holdKey: string): Promise<string | null> {
    const booking = await tx.findOne(BookingEntity, {
      where: { holdKey, state: live },
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

  /** A booking that gift cards cover has no hold: the same request soon after it is a second click. */
  private async findCovered(tx: EntityManager, holdKey: string): Promise<string | null> {
    const [row] = await tx.query<{ id: string }[]>(
      `select s.id from payment_session s join booking b on b.id = s.booking_id
        where b.hold_key = $1 and b.state in ('deposit_paid', 'paid', 'balance_due') and b.created_at > $2
          and s.amount_minor = 0 limit 1`,
      [holdKey, new Date(this.clock.now().getTime() - secondClickMs)],
    );
    return row?.id ?? null;
  }

  /** The browser that has the secret of an earlier hold of these seats starts again with other choices. */
  private async replace(tx: EntityManager, order: SeatOrder, returnToken: string): Promise<void> {
    const session = await tx.findOneBy(PaymentSessionEntity, { returnToken });
    if (!session) return;
    const booking = await lockBooking(tx, session.bookingId);
    const isHeld = booking.state === 'held' || booking.state === 'awaiting_payment';
    if (isHeld && booking.departureId === order.departure.id) await this.giveUp(tx, booking);
  }

  /** The seats go back without being offered: the same person takes some again at once. */
  private async giveUp(tx: EntityManager, booking: BookingEntity): Promise<void> {
    await advanceBooking(tx, booking, 'released', {
      actor: 'traveller',
      reason: 'Started again with other choices.',
    });
    await moveOwnStock(tx, booking.departureId, 'release_reserved', booking.quantity);
    await this.pages.closeAll(tx, booking.id);
  }
}

/** All that a booking stores of a request, and where it came from: requests that differ in any of it are not the same. */
function holdKeyOf(order: SeatOrder, network: string | null): string {
  const { departure, amounts, room, firstName, lastName, email, mobile, quantity, currency } = order;
  const stored = [
    ...[network, departure.id, firstName, lastName, normaliseEmail(email), email, mobile, quantity, currency],
    ...[amounts.total.amountMinor, amounts.deposit.amountMinor, order.payInFull, room?.id ?? null],
    ...[order.diet || null, order.needs || null, order.referralCodeUsed || null],
    ...(order.promo ? [order.promo.code.code] : []),
    ...(order.giftCards ?? []),
    ...(order.wantsPlan ? ['installments', order.planInstallments] : []),
  ];
  return createHash('sha256').update(JSON.stringify(stored)).digest('base64url');
}
