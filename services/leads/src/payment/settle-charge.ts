import { Injectable } from '@nestjs/common';
import { mostCharges } from '@valam/contracts/leads/payment-plan';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { remindOnce } from '../booking/remind-once.js';
import { IssueInvoice } from '../invoice/issue-invoice.js';
import { recordPayment } from '../ledger/record-payment.js';
import { PaymentPlanMails } from '../payment-plan/payment-plan-mails.js';
import { InstallmentEntity } from '../payment-plan/payment-plan.entity.js';
import { InstallmentChargeEntity, SavedCardEntity } from '../payment-plan/saved-card.entity.js';
import { SavedCards } from '../payment-plan/saved-cards.js';
import type { ProviderCharge } from '../provider/payment-provider.js';
import type { Applied } from './applied.js';
import { SettleBalance } from './settle-balance.js';

/** Applies the provider's state of a charge to a saved card, once: from its response, an event or a query. */
@Injectable()
export class SettleCharge {
  constructor(
    private readonly balances: SettleBalance,
    private readonly invoices: IssueInvoice,
    private readonly cards: SavedCards,
    private readonly mails: PaymentPlanMails,
    private readonly alerts: BookingAlerts,
  ) {}

  async run(tx: EntityManager, made: ProviderCharge): Promise<Applied> {
    const known = made.chargeId ? await tx.findOneBy(InstallmentChargeEntity, { id: made.chargeId }) : null;
    if (!known) return { outcome: 'not ours', bookingId: null };
    const { bookingId } = known;
    switch (made.state) {
      case 'pending':
        return { outcome: 'nothing to do', bookingId };
      case 'failed':
        return this.failed(tx, known.id, made.failure ?? 'declined', made.id);
      case 'succeeded':
        return this.succeeded(tx, known.id, made);
    }
  }

  /** An attempt considered failed may still have been paid: received money is always recorded. */
  private async succeeded(tx: EntityManager, id: string, made: ProviderCharge): Promise<Applied> {
    const { bookingId } = await tx.findOneByOrFail(InstallmentChargeEntity, { id });
    const booking = await lockBooking(tx, bookingId);
    const charge = await tx.findOneByOrFail(InstallmentChargeEntity, { id });
    if (charge.state === 'succeeded') return { outcome: 'known already', bookingId };
    if (made.amountMinor !== charge.amountMinor || made.currency !== charge.currency) {
      // Once, because the provider is queried repeatedly about a charge that is not settled.
      if (!(await remindOnce(tx, bookingId, `differs:${id}`)))
        return { outcome: 'amount differs', bookingId };
      await this.alerts.tell(tx, booking, {
        title: 'A payment does not match',
        text: `The provider reports ${made.amountMinor} ${made.currency} for a charge of ${charge.amountMinor} ${charge.currency} (${made.id}). Nothing was recorded. Please check it at the provider.`,
      });
      return { outcome: 'amount differs', bookingId };
    }
    const settledAt = unitOf(tx).clock.now();
    await tx.update(
      InstallmentChargeEntity,
      { id },
      { state: 'succeeded', failure: null, providerPaymentId: made.id, settledAt },
    );
    const payment = await recordPayment(tx, {
      ...{ bookingId, kind: 'balance', method: 'card' },
      ...{ amountMinor: charge.amountMinor, currency: charge.currency, providerPaymentId: made.id },
    });
    await this.balances.run(tx, booking, payment);
    await this.invoices.ofPayments(tx, booking);
    return { outcome: 'applied', bookingId };
  }

  /**
   * Sends the traveler a link instead; after the third failure, the card is not charged anymore. For a card
   * that was withdrawn during the call to the provider, no email is sent.
   */
  async failed(
    tx: EntityManager,
    id: string,
    failure: string,
    providerPaymentId: string | null,
  ): Promise<Applied> {
    const { bookingId } = await tx.findOneByOrFail(InstallmentChargeEntity, { id });
    const booking = await lockBooking(tx, bookingId);
    const charge = await tx.findOneByOrFail(InstallmentChargeEntity, { id });
    if (charge.state !== 'sent') return { outcome: 'known already', bookingId };
    const card = await tx.findOneByOrFail(SavedCardEntity, { id: charge.cardId });
    const isWanted = card.state === 'active';
    const settledAt = unitOf(tx).clock.now();
    const wasMade = providerPaymentId !== null;
    await tx.update(
      InstallmentChargeEntity,
      { id },
      isWanted || wasMade
        ? { state: 'failed', failure, providerPaymentId, settledAt }
        : { state: 'skipped', settledAt },
    );
    if (!isWanted) return { outcome: 'applied', bookingId };
    const { planId, number, dueOn } = await tx.findOneByOrFail(InstallmentEntity, {
      id: charge.installmentId,
    });
    const amount = money(charge.amountMinor, charge.currency);
    const triesLeft = mostCharges - charge.attempt;
    await recordStep(tx, booking, 'charge_failed', {
      actor: 'provider',
      reason: `${formatMoney(amount)} for installment ${number} could not be charged (try ${charge.attempt} of ${mostCharges}): ${failureWords(failure)}`,
    });
    const needsAuthentication = failure === 'authentication_required';
    if (triesLeft === 0) {
      await this.cards.end(tx, planId, 'charges_failed', `Three charges failed: ${failureWords(failure)}`);
      await this.alerts.tell(tx, booking, {
        title: 'Automatic charges have ended',
        text: `${formatMoney(amount)} for installment ${number}, due ${dueOn}, could not be charged three times. The traveler has a link.`,
      });
    }
    await this.mails.chargeFailed(tx, booking, { amount, number, needsAuthentication, triesLeft });
    return { outcome: 'applied', bookingId };
  }
}

const failureWords = (failure: string): string =>
  failure === 'authentication_required' ? 'the bank asks for the cardholder.' : 'the card was declined.';
