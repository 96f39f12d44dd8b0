import { Injectable } from '@nestjs/common';
import { getReceipt } from '@valam/contracts/leads/booking.rpc';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { addDays } from '@valam/contracts/shared/days';
import { problem } from '@valam/contracts/shared/problem';
import ical, { ICalEventStatus } from 'ical-generator';
import { DataSource } from 'typeorm';
import { LeadsConfig } from '../config.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { ReceiptOfPayment } from './receipt-of-payment.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { BookingDoor } from '../booking/booking-door.js';
import { ShareDoor } from '../share/share-door.js';

/** Files of a booking: the trip as a calendar file, and receipts. */
@Injectable()
export class BookingFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly door: BookingDoor,
    private readonly shares: ShareDoor,
    private readonly receipts: ReceiptOfPayment,
    private readonly config: LeadsConfig,
  ) {}

  async calendar(token: string): Promise<FileContent> {
    const booking = await this.door.look(token);
    const departure = await this.dataSource.manager.findOneByOrFail(DepartureEntity, {
      id: booking.departureId,
    });
    const calendar = ical({
      name: this.config.BRAND_NAME,
      prodId: { company: this.config.BRAND_NAME, product: 'booking' },
    });
    // Calendars are shared and synchronized: the private link is not in the file.
    calendar.createEvent({
      id: booking.id,
      sequence: booking.version,
      stamp: booking.createdAt,
      start: departure.startDate,
      // The end of an all-day event is the day after it.
      end: addDays(departure.endDate, 1),
      allDay: true,
      summary: departure.tourTitle,
      description: `Booking ${booking.ref}, travellers: ${booking.quantity}`,
      status: booking.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    const base64 = Buffer.from(calendar.toString()).toString('base64');
    return { filename: `${booking.ref}.ics`, contentType: 'text/calendar; charset=utf-8', base64 };
  }

  async receipt(token: string, paymentId: string): Promise<FileContent> {
    const booking = await this.door.look(token);
    const { manager } = this.dataSource;
    const payment = await manager.findOneBy(PaymentEntity, { id: paymentId, bookingId: booking.id });
    if (!payment) throw problem(getReceipt, 'leads.link_unknown', 'There is no such receipt.');
    return this.receipts.draw(manager, booking, payment);
  }

  shareReceipt(token: string, paymentId: string): Promise<FileContent> {
    return this.shares.read(token, async (tx, share, booking) => {
      const payment = await tx.findOneBy(PaymentEntity, { id: paymentId, shareId: share.id });
      if (!payment) throw problem(getReceipt, 'leads.link_unknown', 'There is no such receipt.');
      return this.receipts.draw(tx, booking, payment);
    });
  }
}
