import { Injectable } from '@nestjs/common';
import { bookingRefunded } from '@valam/contracts/leads/booking.events';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { announceBooking } from '../booking/announce-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { bookingMoney, keptMoney } from '../booking/booking-money.js';
import { BookingMails } from '../booking/booking-mails.js';
import { ownerSince } from '../booking/owner-since.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { GiftCards } from '../gift-card/gift-cards.js';
import { IssueInvoice } from '../invoice/issue-invoice.js';
import { LeadEntity } from '../lead/lead.entity.js';
import type { ProviderRefund } from '../provider/payment-provider.js';
import { isOfOwner } from '../ledger/is-of-owner.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { reasonForCompanion } from '../ledger/refund-reason.js';
import { ShareEntity } from '../share/share.entity.js';
import { ShareMails } from '../share/share-mails.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { refreshRefundState } from './refresh-refund-state.js';

interface Made {
  readonly providerId?: string | null;
  /** The end of the code of the credited gift card; null if that card cannot be used. */
  readonly giftCard?: string | null;
  readonly isSilent?: boolean;
  /** True if staff made the refund, not the provider. */
  readonly isByHand?: boolean;
  /** The payments less refunds of a canceled booking, if this refund changes them. */
  readonly keptMinor?: number;
}

/** Applies the provider's state of a refund, from a response or an event, once. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly mails: BookingMails,
    private readonly alerts: BookingAlerts,
    private readonly invoices: IssueInvoice,
    private readonly giftCards: GiftCards,
    private readonly shareMails: ShareMails,
  ) {}

  /** Returns the id of its booking; null if the refund is not one of ours. */
  async run(tx: EntityManager, refundId: string, said: ProviderRefund): Promise<string | null> {
    const known = await tx.findOneBy(RefundEntity, { id: refundId });
    if (!known) return null;
    const booking = await lockBooking(tx, known.bookingId);
    const refund = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    if (said.state === 'failed' && isOfEarlierTry(refund, said)) return booking.id;
    if (said.state === 'refunded' && hasFailedSince(refund, said)) return booking.id;
    if (said.state === 'refunded' && refund.state !== 'refunded')
      await this.made(tx, booking, refund, { providerId: said.id });
    else if (said.state === 'failed' && refund.state !== 'failed')
      await this.failed(tx, booking, refund, said);
    else if (refund.providerRefundId === null && said.state === 'pending')
      await tx.update(RefundEntity, { id: refundId }, { providerRefundId: said.id });
    return booking.id;
  }

  /** A payment from a gift card is refunded to the card, without the provider. */
  async toGiftCard(tx: EntityManager, refundId: string): Promise<void> {
    const { bookingId } = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    const booking = await lockBooking(tx, bookingId);
    const refund = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    if (refund.state !== 'pending') return;
    const giftCard = await this.giftCards.giveBack(tx, refund);
    await this.made(tx, booking, refund, { giftCard });
  }

  /**
   * Refunded in another way, for example by bank transfer. False if the refund is completed or the provider
   * may still make it, because it would then be paid twice.
   */
  async byHand(tx: EntityManager, refundId: string): Promise<boolean> {
    const { bookingId } = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    const booking = await lockBooking(tx, bookingId);
    const refund = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    const { method } = await tx.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
    const isOurs = refund.state === 'failed' || (refund.state === 'pending' && method === 'offline');
    if (!isOurs) return false;
    await this.made(tx, booking, refund, { isByHand: true });
    return true;
  }

  /** The payer was already refunded: by the bank, which informs its customer, or manually at the provider. */
  async outside(
    tx: EntityManager,
    booking: BookingEntity,
    refund: RefundEntity,
    { providerId, isByBank }: { readonly providerId: string | null; readonly isByBank: boolean },
  ): Promise<void> {
    // Reports on canceled bookings count the retained amount.
    const keptMinor = keptMoney(await bookingMoney(tx, booking)).amountMinor;
    await this.made(tx, booking, refund, { providerId, isSilent: isByBank, keptMinor });
  }

  private async made(
    tx: EntityManager,
    booking: BookingEntity,
    refund: RefundEntity,
    how: Made,
  ): Promise<void> {
    const { providerId, isSilent, keptMinor } = how;
    refund.state = 'refunded';
    refund.providerRefundId = providerId ?? null;
    refund.lastError = null;
    refund.settledAt = unitOf(tx).clock.now();
    await tx.save(refund);
    await refreshRefundState(tx, booking);
    const amount = money(refund.amountMinor, refund.currency);
    const reason = [formatMoney(amount), await wordsFor(tx, refund)].filter(Boolean).join(': ');
    const kept = keptMinor === undefined ? {} : { keptMinor };
    await recordStep(tx, booking, 'refunded', { actor: 'provider', reason, ...kept });
    if (booking.state === 'cancelled')
      await tx.update(LeadEntity, { bookingId: booking.id }, { paymentStatus: 'refunded' });
    await announceBooking(tx, bookingRefunded, booking);
    await this.invoices.ofRefund(tx, booking, refund);
    if (!isSilent) await this.tell(tx, booking, refund, how);
  }

  /** Notifies the payer. */
  private async tell(
    tx: EntityManager,
    booking: BookingEntity,
    refund: RefundEntity,
    { giftCard, isByHand = false }: Made,
  ): Promise<void> {
    const payment = await tx.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
    const amount = money(refund.amountMinor, refund.currency);
    if (!payment.shareId) {
      const isFormerPayers = !(await isOfOwner(tx, payment));
      // The reason of a traveler's own cancellation is not news to the traveler.
      const reason = refund.requestedBy === 'traveller' ? '' : await wordsFor(tx, refund);
      const isLateFee = refund.kind === 'transferred';
      // A late fee does not concern the current owner.
      if (!isFormerPayers || !isLateFee)
        await this.mails.refunded(tx, booking, { amount, reason, giftCard, isFormerPayers, isByHand });
      if (isFormerPayers)
        await this.mails.refundedToFormerPayer(tx, booking, {
          ...{ paymentId: payment.id, amount, giftCard, isByHand, isLateFee },
        });
      return;
    }
    const share = await tx.findOneByOrFail(ShareEntity, { id: payment.shareId });
    await this.shareMails.refunded(tx, booking, share, {
      ...{ amount, isByHand },
      reason: reasonForCompanion(refund),
    });
  }

  private async failed(
    tx: EntityManager,
    booking: BookingEntity,
    refund: RefundEntity,
    said: ProviderRefund,
  ) {
    const wasMade = refund.state === 'refunded';
    refund.state = 'failed';
    refund.providerRefundId = said.id;
    refund.lastError = said.failure ?? 'The provider gave no reason.';
    refund.attempt += 1;
    await tx.save(refund);
    await refreshRefundState(tx, booking);
    if (wasMade) await announceBooking(tx, bookingRefunded, booking);
    await this.alerts.tell(tx, booking, {
      title: 'A refund failed',
      text: `${formatMoney(money(refund.amountMinor, refund.currency))} could not be refunded: ${refund.lastError}`,
    });
  }
}

/** The reason, unless the booking was transferred since it was written, because it is free text by staff. */
async function wordsFor(tx: EntityManager, { bookingId, createdAt, reason }: RefundEntity): Promise<string> {
  const since = await ownerSince(tx, bookingId);
  return since && createdAt <= since ? '' : reason;
}

/** An earlier failed attempt has no effect on the later one. */
const isOfEarlierTry = (refund: RefundEntity, said: ProviderRefund): boolean =>
  said.attempt === null
    ? refund.providerRefundId !== null && refund.providerRefundId !== said.id
    : said.attempt < refund.attempt;

/**
 * Events arrive in any order: an older one is ignored for a refund that has since failed, which is final. A
 * refund made at the provider has no number: it was the first.
 */
const hasFailedSince = (refund: RefundEntity, said: ProviderRefund): boolean =>
  said.id === refund.providerRefundId && (said.attempt ?? 1) < refund.attempt;
