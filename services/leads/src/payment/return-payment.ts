import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import { recordStep } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { AlertTeam } from '../mail/alert-team.js';
import { BookingMailFacts } from '../mail/booking-mail-facts.js';
import { MailDesk } from '../mail/mail-desk.js';
import { RequestRefund } from '../refund/request-refund.js';
import type { PaymentEntity } from './payment.entity.js';

type Why = 'late_payment' | 'departure_cancelled' | 'duplicate' | 'transferred';

const reasons: Record<Why, string> = {
  late_payment: 'The payment came after the hold was over, and the seats were gone.',
  departure_cancelled: 'The payment came after the booking or its departure was cancelled.',
  duplicate: 'The same booking was paid for twice.',
  transferred: 'The booking had been transferred already when this fee was paid.',
};

/** A payment that cannot become a seat goes back whole, at once; the traveler and the team get an email. */
@Injectable()
export class ReturnPayment {
  constructor(
    private readonly refunds: RequestRefund,
    private readonly alert: AlertTeam,
    private readonly mails: MailDesk,
    private readonly facts: BookingMailFacts,
    private readonly links: PrivateLinks,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity, why: Why): Promise<void> {
    const reason = reasons[why];
    await recordStep(tx, booking, 'payment', { actor: 'provider', reason });
    await this.refunds.run(tx, booking, {
      amountMinor: payment.amountMinor,
      kind: why,
      reason,
      requestedBy: 'system',
      paymentId: payment.id,
    });
    const amount = formatMoney(money(payment.amountMinor, payment.currency));
    if (why === 'late_payment') await this.tellTraveller(tx, booking, amount);
    await this.alert.run(tx, booking, { title: 'A payment was given back', text: `${amount}: ${reason}` });
  }

  private async tellTraveller(tx: EntityManager, booking: BookingEntity, refund: string): Promise<void> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    await this.mails.send(tx, 'late-payment-refunded', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      refund,
      tourUrl: this.links.tour(departure.tourSlug),
    });
  }
}
