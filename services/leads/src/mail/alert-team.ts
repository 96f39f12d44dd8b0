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

/** Emails the team about cases that need attention. */
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

  async daysChanged(
    tx: EntityManager,
    { id, title, before, now, sold, isAhead }: ChangedDays,
  ): Promise<void> {
    const seats = sold === 1 ? '1 seat is' : `${sold} seats are`;
    const next = isAhead
      ? 'The travelers get an email in an hour, unless the days are changed back before. Balances are then due by the new days; refunds and changes count from them already.'
      : 'The first day is not ahead, so the travelers get no email.';
    await this.mails.tellTeam(tx, 'operator-alert', {
      title: 'The days of a date that is sold have changed',
      text: `${title}: ${before} is now ${now}, and ${seats} sold. ${next}`,
      bookingRef: null,
      adminUrl: this.links.admin('departures', id),
    });
  }
}
