import { Injectable } from '@nestjs/common';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { isOverdue } from '../booking/balance-days.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { BookingNoteEntity } from '../booking/booking-note.entity.js';
import { BookingStepEntity } from '../booking/booking-step.entity.js';
import { balanceOf, bookingMoney, keptMoney, promoOf, refundAccount } from '../booking/booking-money.js';
import { mayCancel, mayPayBalance } from '../booking/allowed-changes.js';
import { refundNow } from '../booking/refund-now.js';
import { EncryptedWishes } from '../booking/encrypted-wishes.js';
import { Travellers } from '../booking/travellers.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { ShareEntity } from '../share/share.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import { listLines } from './booking-details.sql.js';

interface Line {
  id: string;
  tour_title: string;
  start_date: string;
  end_date: string;
  captured: number;
  promised_back: number;
}

/** Bookings in the back office: the lines of a list, or all data of one. */
@Injectable()
export class BookingDetails {
  constructor(
    private readonly clock: Clock,
    private readonly travellers: Travellers,
    private readonly wishes: EncryptedWishes,
    private readonly links: PrivateLinks,
  ) {}

  /** The lines of one page; departures and sums are queried once. */
  async lines(
    tx: EntityManager,
    bookings: readonly BookingEntity[],
  ): Promise<AdminRecordOf<typeof bookingsAdmin>[]> {
    const rows = await tx.query<Line[]>(listLines, [bookings.map(({ id }) => id)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return bookings.map((booking) => this.line(booking, byId.get(booking.id)));
  }

  async whole(tx: EntityManager, booking: BookingEntity): Promise<AdminRecordOf<typeof bookingsAdmin>> {
    const [line] = await this.lines(tx, [booking]);
    const sums = await bookingMoney(tx, booking);
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const policy = refundNow(refundAccount(booking, startDate, sums), this.clock.now());
    return {
      ...(line as AdminRecordOf<typeof bookingsAdmin>),
      ...this.wishes.decrypt(booking.wishesSealed),
      roomOption: booking.roomOption?.name ?? null,
      contributorId: booking.contributorId,
      sourceUrl: booking.sourceUrl,
      termsVersion: booking.termsVersion,
      policyVersion: booking.policyVersion,
      promo: promoOf(booking)?.code ?? null,
      discount: money(booking.discountMinor, booking.currency),
      deposit: money(booking.depositMinor, booking.currency),
      kept: keptMoney(sums),
      retained: money(booking.retainedMinor, booking.currency),
      refundCap: booking.refundCap,
      policyRefund: mayCancel(booking.state, startDate, this.clock.now()) ? policy : null,
      manageUrl: this.links.url('booking', { id: booking.id, version: booking.linkVersion }),
      travellers: await this.travellers.of(tx, booking.id),
      ...(await this.papers(tx, booking.id)),
    };
  }

  private line(booking: BookingEntity, row: Line | undefined): AdminRecordOf<typeof bookingsAdmin> {
    const { id, version, ref, state, refundState, departureId, quantity, currency, totalMinor } = booking;
    const now = this.clock.now();
    const sums = {
      currency,
      capturedMinor: row?.captured ?? 0,
      refundedMinor: 0,
      promisedBackMinor: row?.promised_back ?? 0,
      refundState,
    };
    return {
      id,
      version,
      ref,
      state,
      refundState,
      departureId,
      tourTitle: row?.tour_title ?? '',
      startDate: row?.start_date ?? null,
      endDate: row?.end_date ?? null,
      quantity,
      firstName: booking.firstName,
      lastName: booking.lastName,
      email: booking.email,
      mobile: booking.mobile,
      total: money(totalMinor, currency),
      paid: money(sums.capturedMinor, currency),
      balance: balanceOf(booking, sums),
      balanceDueAt: booking.balanceDueAt?.toISOString() ?? null,
      isOverdue: mayPayBalance(state, 1) && isOverdue(booking.balanceDueAt, now),
      referralCode: booking.referralCode,
      holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
      createdAt: booking.createdAt.toISOString(),
    };
  }

  private async papers(tx: EntityManager, bookingId: string) {
    const payments = await tx.find(PaymentEntity, { where: { bookingId }, order: { capturedAt: 'ASC' } });
    const refunds = await tx.find(RefundEntity, { where: { bookingId }, order: { createdAt: 'ASC' } });
    const steps = await tx.find(BookingStepEntity, { where: { bookingId }, order: { id: 'ASC' } });
    const shares = await tx.find(ShareEntity, { where: { bookingId }, order: { number: 'ASC' } });
    const notes = await tx.find(BookingNoteEntity, { where: { bookingId }, order: { at: 'ASC' } });
    return {
      payments: payments.map(({ amountMinor, currency, capturedAt, disputedAt, ...payment }) => ({
        ...payment,
        amount: money(amountMinor, currency),
        capturedAt: capturedAt.toISOString(),
        disputedAt: disputedAt?.toISOString() ?? null,
      })),
      refunds: refunds.map(({ amountMinor, currency, createdAt, settledAt, ...refund }) => ({
        ...refund,
        amount: money(amountMinor, currency),
        createdAt: createdAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      })),
      shares: shares.map(({ id, name, amountMinor, currency, state, dueOn }) => ({
        ...{ id, name, state, dueOn },
        amount: money(amountMinor, currency),
      })),
      timeline: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
      notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    };
  }
}
