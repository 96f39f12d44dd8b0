import { Injectable } from '@nestjs/common';
import {
  bookingCancelled,
  bookingChanged,
  bookingCompleted,
  bookingDepositPaid,
  bookingPaid,
  bookingRefunded,
  type BookingFacts,
} from '@valam/contracts/leads/booking.events';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { RecordBooking } from './record-booking.js';

/** Every event of a booking has its current standing, which is the only input of the ledger. */
@Injectable()
export class OnBookingEvents {
  constructor(private readonly bookings: RecordBooking) {}

  @OnEvent(bookingDepositPaid)
  depositPaid(facts: BookingFacts, { tx }: EventContext) {
    return this.bookings.run(tx, facts);
  }

  @OnEvent(bookingPaid)
  paid(facts: BookingFacts, { tx }: EventContext) {
    return this.bookings.run(tx, facts);
  }

  @OnEvent(bookingChanged)
  changed(facts: BookingFacts, { tx }: EventContext) {
    return this.bookings.run(tx, facts);
  }

  @OnEvent(bookingRefunded)
  refunded(facts: BookingFacts, { tx }: EventContext) {
    return this.bookings.run(tx, facts);
  }

  @OnEvent(bookingCancelled)
  cancelled(facts: BookingFacts, { tx }: EventContext) {
    return this.bookings.run(tx, facts);
  }

  @OnEvent(bookingCompleted)
  completed(facts: BookingFacts, { tx }: EventContext) {
    return this.bookings.run(tx, facts);
  }
}
