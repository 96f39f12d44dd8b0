import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { OutsideGiftCardRefund } from '../gift-card/outside-gift-card-refund.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { receiptNumber } from '../ledger/receipt-number.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { disputeOutcome } from '../provider/dispute-outcome.js';
import type { ProviderDispute } from '../provider/payment-provider.js';
import { RecordOutsideRefund } from '../refund/record-outside-refund.js';
import type { Applied } from './applied.js';
import { isAppliedAlready, isOvertaken } from './earlier-events.js';
import { outsideRefundWords } from './outside-refund-words.js';

const outcomeWords = { won: 'won, the payment is ours', lost: 'lost, the payer has the money back' };
/** The same in the history of the booking, which its traveler reads. */
const stepWords = {
  won: 'the dispute about it has ended without a refund',
  lost: 'the bank has refunded it after a dispute',
};

const titleOf = (outcome: 'won' | 'lost' | null): string =>
  outcome ? `The dispute about a payment is ${outcome}` : 'A payment is disputed';

/** Records a dispute about a payment and alerts the team. */
@Injectable()
export class RecordDispute {
  constructor(
    private readonly giftCards: OutsideGiftCardRefund,
    private readonly outside: RecordOutsideRefund,
    private readonly alerts: BookingAlerts,
  ) {}

  async run(tx: EntityManager, dispute: ProviderDispute): Promise<Applied> {
    const isOver = disputeOutcome(dispute.status) !== null;
    const isKnown =
      (!isOver && (await isOvertaken(tx, dispute.id, 'charge.dispute.closed'))) ||
      (await isAppliedAlready(tx, dispute.id, dispute.status));
    if (isKnown) return { outcome: 'known already', bookingId: null };
    if (await this.giftCards.disputed(tx, dispute)) return { outcome: 'applied', bookingId: null };
    const bookingId = await this.ofBooking(tx, dispute);
    return { outcome: bookingId ? 'applied' : 'not ours', bookingId };
  }

  /**
   * A payer disputes the payment: the team has some days to respond. Later the bank decides; a loss is
   * recorded.
   */
  private async ofBooking(tx: EntityManager, dispute: ProviderDispute): Promise<string | null> {
    const payment = await tx.findOneBy(PaymentEntity, { providerPaymentId: dispute.paymentId });
    if (!payment) return null;
    const booking = await lockBooking(tx, payment.bookingId);
    const amount = formatMoney(money(payment.amountMinor, payment.currency));
    const outcome = disputeOutcome(dispute.status);
    if (!payment.disputedAt)
      await tx.update(PaymentEntity, { id: payment.id }, { disputedAt: unitOf(tx).clock.now() });
    const what = `${amount}, receipt ${receiptNumber(payment.receiptNumber)}`;
    const text = `${what}: ${outcome ? outcomeWords[outcome] : dispute.status}`;
    const reason = `${what}: ${outcome ? stepWords[outcome] : 'a dispute about it is open at the bank'}`;
    await recordStep(tx, booking, 'disputed', { actor: 'provider', reason });
    const more = outcome === 'lost' ? `. ${await this.lost(tx, booking, payment, dispute)}` : '';
    await this.alerts.tell(tx, booking, { title: titleOf(outcome), text: `${text}${more}` });
    return booking.id;
  }

  private async lost(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    { id, amountMinor }: ProviderDispute,
  ): Promise<string> {
    if (await tx.existsBy(RefundEntity, { providerRefundId: id })) return 'It is recorded as a refund.';
    const recorded = await this.outside.run(tx, booking, payment, {
      kind: 'disputed',
      providerId: id,
      amountMinor,
      reason: 'The bank refunded it after a dispute.',
    });
    return outsideRefundWords(booking, payment, recorded);
  }
}
