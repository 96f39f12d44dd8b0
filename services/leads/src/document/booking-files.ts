import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { getReceipt } from '@valam/contracts/leads/booking.rpc';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { type BookingState, isConfirmed } from '@valam/contracts/leads/booking-states';
import { addDays } from '@valam/contracts/shared/days';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import ical, { ICalEventStatus } from 'ical-generator';
import { Repository } from 'typeorm';
import { LeadsConfig } from '../config.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { ReceiptOfPayment } from './receipt-of-payment.js';
import { isOfOwner } from '../ledger/is-of-owner.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { stateSoon } from '../booking/allowed-changes.js';
import { BookingAccess } from '../booking/booking-access.js';
import { ShareAccess } from '../share/share-access.js';

/** Files of a booking: the trip as a calendar file, and receipts. */
@Injectable()
export class BookingFiles {
  constructor(
    @InjectRepository(DepartureEntity) private readonly departures: Repository<DepartureEntity>,
    private readonly clock: Clock,
    private readonly access: BookingAccess,
    private readonly shares: ShareAccess,
    private readonly receipts: ReceiptOfPayment,
    private readonly config: LeadsConfig,
  ) {}

  async calendar(token: string): Promise<FileContent> {
    const booking = await this.access.look(token);
    const departure = await this.departures.findOneByOrFail({ id: booking.departureId });
    const calendar = ical({
      name: this.config.BRAND_NAME,
      prodId: { company: this.config.BRAND_NAME, product: 'booking' },
    });
    // The private link is not in the file, because calendars are shared and synchronized.
    calendar.createEvent({
      id: booking.id,
      sequence: booking.version,
      // For two files with the same sequence the later one applies: a departure may be rescheduled without a
      // change of its bookings.
      stamp: this.clock.now(),
      start: departure.startDate,
      // The end of an all-day event is exclusive.
      end: addDays(departure.endDate, 1),
      allDay: true,
      summary: departure.tourTitle,
      description: `Booking ${booking.ref}, travelers: ${booking.quantity}`,
      status: statusOf(stateSoon(booking.state, departure.cancelledAt)),
    });
    const base64 = Buffer.from(calendar.toString()).toString('base64');
    return { filename: `${booking.ref}.ics`, contentType: 'text/calendar; charset=utf-8', base64 };
  }

  async receipt(token: string, paymentId: string): Promise<FileContent> {
    const booking = await this.access.look(token);
    const { manager } = this.departures;
    const payment = await manager.findOneBy(PaymentEntity, { id: paymentId, bookingId: booking.id });
    if (!payment || !(await isOfOwner(manager, payment)))
      throw problem(getReceipt, 'leads.link_unknown', 'There is no such receipt.');
    return this.receipts.draw(await this.receipts.read(manager, booking, payment, booking), 'visitor');
  }

  async shareReceipt(token: string, paymentId: string): Promise<FileContent> {
    const receipt = await this.shares.read(token, async (tx, share, booking) => {
      const payment = await tx.findOneBy(PaymentEntity, { id: paymentId, shareId: share.id });
      if (!payment) throw problem(getReceipt, 'leads.link_unknown', 'There is no such receipt.');
      return this.receipts.read(tx, booking, payment, booking);
    });
    return this.receipts.draw(receipt, 'visitor');
  }
}

function statusOf(state: BookingState): ICalEventStatus {
  if (state === 'cancelled' || state === 'expired') return ICalEventStatus.CANCELLED;
  return isConfirmed(state) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
