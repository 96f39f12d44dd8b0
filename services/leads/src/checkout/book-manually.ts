import { Injectable } from '@nestjs/common';
import type { ManualBooking } from '@valam/contracts/leads/bookings.admin';
import { bookingAmounts, splitTotal } from '@valam/contracts/leads/booking-amounts';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { istDay } from '@valam/contracts/shared/days';
import { isZero, type Currency } from '@valam/contracts/shared/money';
import { invalidFields } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import type { EntityManager } from 'typeorm';
import { refuse } from '@valam/service-kit/admin/refuse';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import { chosenRoom } from './compare-amounts.js';
import { CodeLookup } from '../lead/code-lookup.js';
import { HoldSeats } from './hold-seats.js';
import { sellableSeats } from '../departure/departure-status.js';
import { sellable } from '../departure/departure.entity.js';
import { announceSeats, lockKnownDeparture, moveStock } from '../departure/stock.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { currentTerms } from '../terms/current-terms.js';
import { recordStep } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';

const hourMs = 3_600_000;

/** The operator books for a caller: seats are held until an offline payment is recorded. */
@Injectable()
export class BookManually {
  constructor(
    private readonly holdSeats: HoldSeats,
    private readonly keyring: Keyring,
    private readonly codes: CodeLookup,
  ) {}

  async run(tx: EntityManager, input: ManualBooking, caller: Caller): Promise<BookingEntity> {
    // Before any row is locked. A lookup by the hold would be rolled back with the refusal of its code.
    if (input.referralCodeUsed) await this.codes.ensureKnown(input.referralCodeUsed);
    const departure = await lockKnownDeparture(tx, input.dateId);
    if (!departure || departure.cancelledAt) throw refuse('This date is not offered.');
    // A wrong year holds seats of a trip that is over, and its first payment would end as a completed trip.
    if (departure.startDate < istDay(unitOf(tx).clock.now())) throw refuse('This date has passed.');
    const room = chosenRoom(input, departure);
    if (room === undefined) throw refuse('This room is not offered.');
    const terms = await currentTerms(tx);
    const priced = (currency: Currency) =>
      bookingAmounts(departure.prices, input.quantity, currency, room?.supplement ?? null, terms);
    const listed = priced(input.currency);
    if (isZero(listed.total))
      throw refuse('This date has no price list, so nothing says what it is worth. Send a proposal instead.');
    const inUsd = priced('USD').total.amountMinor;
    const amounts = input.total ? splitTotal(input.total, terms) : listed;
    if (amounts.total.currency !== input.currency) throw refuse(`The total must be in ${input.currency}.`);
    const session = await this.holdSeats.run(tx, {
      ...input,
      departure,
      amounts,
      terms,
      room,
      mobile: input.mobile ?? null,
      priceUsdMinor: Math.round((inUsd * amounts.total.amountMinor) / listed.total.amountMinor),
      payInFull: false,
      holdKey: this.holdKeyOf(input),
      // Shown to the traveler, so it names no staff member.
      reason: 'Booked by the operator.',
      actor: 'operator',
    });
    if (!session) throw refuse('This person already holds as many seats on this date.');
    if (!(await moveStock(tx, departure.id, 'reserve', input.quantity)))
      throw refuse('There are not enough seats.', { free: sellableSeats(sellable(departure)) });
    await announceSeats(tx, departure.id);
    const { bookingId, createdAt } = session;
    const booking = await this.keepLonger(tx, bookingId, createdAt, input.holdHours ?? 48, caller);
    // Staff can correct the code, unlike a visitor with an old link.
    if (input.referralCodeUsed && !booking.referralCode)
      throw invalidFields({ referralCodeUsed: 'No partner has this code.' });
    return booking;
  }

  /** Not in plain text, because it stays in the row as long as the booking. */
  private holdKeyOf({ dateId, email, quantity }: ManualBooking): string {
    return this.keyring.sign('manual-hold', [dateId, normalizeEmail(email), quantity].join(' '));
  }

  private async keepLonger(
    tx: EntityManager,
    id: string,
    from: Date,
    hours: number,
    caller: Caller,
  ): Promise<BookingEntity> {
    const booking = await tx.findOneByOrFail(BookingEntity, { id });
    booking.holdExpiresAt = new Date(from.getTime() + hours * hourMs);
    await tx.save(booking);
    // There is no payment page.
    await tx.update(PaymentSessionEntity, { bookingId: id }, { state: 'expired' });
    const reason = `Held ${hours} hours for a payment that comes another way.`;
    await recordStep(tx, booking, 'held', { actor: 'operator', actorId: caller.userId, reason });
    return booking;
  }
}
