import { Injectable } from '@nestjs/common';
import { formatMoney } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import type { BookingAlerts } from '../booking/booking-alerts.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { ChangedDays, SeatAlerts, StockDifference } from '../departure/seat-alerts.js';
import { totalOf } from '../booking/booking-money.js';
import { PrivateLinks } from '../link/private-links.js';
import { discountWords } from './booking-mail-facts.js';
import { MailRequests } from './mail-requests.js';

/** Emails the team about cases that need a person. */
@Injectable()
export class AlertTeam implements BookingAlerts, SeatAlerts {
  constructor(
    private readonly mails: MailRequests,
    private readonly links: PrivateLinks,
  ) {}

  async tell(
    tx: EntityManager,
    booking: BookingEntity,
    { title, text }: { readonly title: string; readonly text: string },
  ): Promise<void> {
    await this.mails.tellTeam(tx, 'operator-alert', {
      title,
      text,
      bookingRef: booking.ref,
      total: formatMoney(totalOf(booking)),
      discount: discountWords(booking),
      adminUrl: this.links.admin('bookings', booking.id),
    });
  }

  async seatsDiffer(tx: EntityManager, difference: StockDifference): Promise<void> {
    await this.mails.tellTeam(tx, 'operator-alert', {
      title: 'Seats do not add up',
      text: `${difference.tour_title}: confirmed ${difference.confirmed} (counted ${difference.counted_confirmed}), reserved ${difference.reserved} (counted ${difference.counted_reserved}).`,
      bookingRef: null,
      adminUrl: this.links.admin('departures', difference.id),
    });
  }

  async daysChanged(tx: EntityManager, { id, title, before, now, sold }: ChangedDays): Promise<void> {
    await this.mails.tellTeam(tx, 'operator-alert', {
      title: 'The days of a date that is sold have changed',
      text: `${title}: ${before} is now ${now}, and ${sold === 1 ? '1 seat is' : `${sold} seats are`} sold. The travelers have not been notified. Refunds and changes count from the new days, balances are due as before. Write to them, or change the days back and move the bookings to another date.`,
      bookingRef: null,
      adminUrl: this.links.admin('departures', id),
    });
  }
}
