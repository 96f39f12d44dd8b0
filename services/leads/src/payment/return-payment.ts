import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import { recordStep } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { BookingMails } from '../booking/booking-mails.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { RequestRefund } from '../refund/request-refund.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';

type Why = 'late_payment' | 'departure_cancelled' | 'duplicate' | 'transferred';

const reasons: Record<Why, string> = {
  late_payment: 'The payment came after the hold expired, and the seats, or a code that was used, were gone.',
  departure_cancelled: 'The payment came after the booking was over or its departure was cancelled.',
  duplicate: 'The same booking was paid for twice.',
  transferred: 'The booking had already been transferred, or could no longer be, when this fee was paid.',
};

/** Refunds a payment in full immediately if there is no seat for it; notifies the traveler and the team. */
@Injectable()
export class ReturnPayment {
  constructor(
    private readonly refunds: RequestRefund,
    private readonly mails: BookingMails,
    private readonly alerts: BookingAlerts,
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
    const amount = money(payment.amountMinor, payment.currency);
    if (why === 'late_payment') await this.mails.latePaymentReturned(tx, booking, amount);
    const text = `${formatMoney(amount)}: ${reason}`;
    await this.alerts.tell(tx, booking, { title: 'A payment was refunded', text });
  }
}
