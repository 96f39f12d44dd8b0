import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import type { CheckoutMails } from '../unfinished-checkout/checkout-mails.js';
import { BookingMailFacts } from './booking-mail-facts.js';
import { MailRequests } from './mail-requests.js';

@Injectable()
export class MailCheckout implements CheckoutMails {
  constructor(
    private readonly mails: MailRequests,
    private readonly facts: BookingMailFacts,
    private readonly links: PrivateLinks,
  ) {}

  async leftAtPayment(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const { firstName, tripKind, tourTitle, dates, quantity, discount, total } = await this.facts.of(
      tx,
      booking,
    );
    const target = { id: booking.id, version: booking.linkVersion };
    await this.mails.send(tx, 'checkout-unfinished', this.facts.recipient(booking), {
      ...{ firstName, tripKind, tourTitle, dates, quantity, discount, total },
      resumeUrl: this.links.url('checkout', target),
      unsubscribeUrl: this.links.url('checkout_reminders_off', target),
    });
  }
}
