import { Injectable } from '@nestjs/common';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { readSavedCardJob } from '../payment-plan/payment-plan.jobs.js';
import { lockBooking } from '../booking/advance-booking.js';
import { remindOnce } from '../booking/remind-once.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { IssueInvoice } from '../invoice/issue-invoice.js';
import { ConfirmBooking } from './confirm-booking.js';
import { TransferBooking } from './transfer-booking.js';
import type { ProviderPage } from '../provider/payment-provider.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import { recordPayment } from '../ledger/record-payment.js';
import { PaymentSessionEntity, type SessionPurpose } from './payment-session.entity.js';
import { SettleBalance } from './settle-balance.js';
import { SettleShare } from './settle-share.js';

type PaymentPurpose = Exclude<SessionPurpose, 'save_card'>;

const ShareDetails = z.object({ shareId: z.uuid() });
const SaveCardDetails = z.object({ cardId: z.uuid() });

export type SettleOutcome = 'applied' | 'known already' | 'not ours' | 'amount differs' | 'nothing to do';

/**
 * Applies the provider's state of a payment page, from a webhook or a query. A payment is applied once,
 * regardless of the number and order of these messages.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly confirmBooking: ConfirmBooking,
    private readonly balance: SettleBalance,
    private readonly transferBooking: TransferBooking,
    private readonly alerts: BookingAlerts,
    private readonly invoices: IssueInvoice,
    private readonly shares: SettleShare,
  ) {}

  async run(
    tx: EntityManager,
    page: ProviderPage,
  ): Promise<{ outcome: SettleOutcome; bookingId: string | null }> {
    const found = await this.find(tx, page);
    if (!found) return { outcome: 'not ours', bookingId: null };
    const booking = await lockBooking(tx, found.bookingId);
    const session = await tx.findOneByOrFail(PaymentSessionEntity, { id: found.id });
    const done = (outcome: SettleOutcome) => ({ outcome, bookingId: booking.id });
    session.providerId ??= page.id;
    if (session.state === 'paid') return done('known already');
    if (!page.isPaid) return done('nothing to do');
    const { purpose } = session;
    if (purpose === 'save_card') return this.cardSaved(tx, session, page);
    if (page.amountMinor !== session.amountMinor || page.currency !== session.currency) {
      await this.tellOfDifference(tx, booking, session, page);
      return done('amount differs');
    }
    session.state = 'paid';
    const { state, providerId } = session;
    await tx.update(PaymentSessionEntity, { id: session.id }, { state, providerId });
    const payment = await recordPayment(tx, {
      ...{ bookingId: booking.id, sessionId: session.id, method: 'card' },
      shareId: purpose === 'share' ? z.parse(ShareDetails, session.details).shareId : null,
      // A share is a part of the balance, paid by another person.
      kind: purpose === 'share' ? 'balance' : purpose,
      ...{ amountMinor: session.amountMinor, currency: session.currency },
      providerPaymentId: page.paymentId,
    });
    await this.apply(tx, booking, { ...session, purpose }, payment);
    await this.invoices.ofPayments(tx, booking);
    return done('applied');
  }

  private async find(tx: EntityManager, page: ProviderPage): Promise<PaymentSessionEntity | null> {
    const known = await tx.findOneBy(PaymentSessionEntity, { providerId: page.id });
    // The event may arrive before the response to our request: then only our id is known.
    return known ?? (page.sessionId ? tx.findOneBy(PaymentSessionEntity, { id: page.sessionId }) : null);
  }

  /** Not a payment: the provider has to be queried for the card. */
  private async cardSaved(tx: EntityManager, session: PaymentSessionEntity, page: ProviderPage) {
    session.state = 'paid';
    await tx.save(session);
    const { cardId } = z.parse(SaveCardDetails, session.details);
    if (page.setupId)
      await addJob(tx, readSavedCardJob, { cardId, setupId: page.setupId }, { key: `read-card:${cardId}` });
    return { outcome: 'applied' as const, bookingId: session.bookingId };
  }

  private apply(
    tx: EntityManager,
    booking: BookingEntity,
    session: PaymentSessionEntity & { purpose: PaymentPurpose },
    payment: PaymentEntity,
  ): Promise<void> {
    switch (session.purpose) {
      case 'deposit':
      case 'full':
        return this.confirmBooking.run(tx, booking, payment);
      case 'balance':
        return this.balance.run(tx, booking, payment);
      case 'share':
        return this.shares.run(tx, booking, payment);
      case 'transfer_fee':
        return this.transferBooking.run(tx, booking, payment, session.details);
    }
  }

  /** Once, because the page is queried every few minutes. */
  private async tellOfDifference(
    tx: EntityManager,
    booking: BookingEntity,
    session: PaymentSessionEntity,
    page: ProviderPage,
  ): Promise<void> {
    if (!(await remindOnce(tx, booking.id, `differs:${session.id}`))) return;
    await this.alerts.tell(tx, booking, {
      title: 'A payment does not match',
      text: `The provider reports ${page.amountMinor} ${page.currency}, and we expected ${session.amountMinor} ${session.currency} (session ${page.id}). Nothing was confirmed. Please check it at the provider.`,
    });
  }
}
