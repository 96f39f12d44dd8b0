import { Injectable } from '@nestjs/common';
import type { Installment } from '@valam/contracts/leads/payment-plan';
import { formatDay, formatEndOfDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { SavedCardEntity } from '../payment-plan/saved-card.entity.js';
import type { PaymentPlanMails } from '../payment-plan/payment-plan-mails.js';
import { BookingMailFacts } from './booking-mail-facts.js';
import { MailRequests } from './mail-requests.js';

@Injectable()
export class MailPaymentPlan implements PaymentPlanMails {
  constructor(
    private readonly mails: MailRequests,
    private readonly facts: BookingMailFacts,
  ) {}

  async planStarted(
    tx: EntityManager,
    booking: BookingEntity,
    installments: readonly Installment[],
  ): Promise<void> {
    await this.mails.send(tx, 'payment-plan-started', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      installments: installments.map(({ dueOn, amount }) => ({
        dueOn: formatEndOfDay(dueOn),
        amount: formatMoney(amount),
      })),
    });
  }

  async installmentDue(
    tx: EntityManager,
    booking: BookingEntity,
    { number, count, open, dueOn, daysLeft }: Parameters<PaymentPlanMails['installmentDue']>[2],
  ): Promise<void> {
    const facts = await this.facts.of(tx, booking);
    await this.mails.send(tx, 'installment-reminder', this.facts.recipient(booking), {
      ...{ booking: facts, number, count, daysLeft },
      amount: formatMoney(open),
      dueOn: formatEndOfDay(dueOn),
      payUrl: `${facts.manageUrl}#pay`,
    });
  }

  async chargingStarted(tx: EntityManager, booking: BookingEntity, card: SavedCardEntity): Promise<void> {
    const data = { booking: await this.facts.of(tx, booking), card: cardWords(card) };
    await this.mails.send(tx, 'automatic-charges-on', this.facts.recipient(booking), data);
  }

  async chargingStopped(tx: EntityManager, booking: BookingEntity, card: SavedCardEntity): Promise<void> {
    const facts = await this.facts.of(tx, booking);
    const data = { booking: facts, card: cardWords(card), payUrl: `${facts.manageUrl}#pay` };
    await this.mails.send(tx, 'automatic-charges-off', this.facts.recipient(booking), data);
  }

  async chargeAnnounced(
    tx: EntityManager,
    booking: BookingEntity,
    card: SavedCardEntity,
    { number, count, open, chargeOn }: Parameters<PaymentPlanMails['chargeAnnounced']>[3],
  ): Promise<void> {
    await this.mails.send(tx, 'charge-announced', this.facts.recipient(booking), {
      ...{ booking: await this.facts.of(tx, booking), number, count },
      amount: formatMoney(open),
      chargeOn: formatDay(chargeOn),
      card: cardWords(card),
    });
  }

  async chargeFailed(
    tx: EntityManager,
    booking: BookingEntity,
    { amount, ...charge }: Parameters<PaymentPlanMails['chargeFailed']>[2],
  ): Promise<void> {
    const facts = await this.facts.of(tx, booking);
    await this.mails.send(tx, 'charge-failed', this.facts.recipient(booking), {
      ...charge,
      booking: facts,
      amount: formatMoney(amount),
      payUrl: `${facts.manageUrl}#pay`,
    });
  }

  async cardRefused(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const facts = await this.facts.of(tx, booking);
    const data = { booking: facts, payUrl: `${facts.manageUrl}#pay` };
    await this.mails.send(tx, 'card-not-usable', this.facts.recipient(booking), data);
  }

  async planLapsed(
    tx: EntityManager,
    booking: BookingEntity,
    { isEndedByOffice }: { readonly isEndedByOffice: boolean } = { isEndedByOffice: false },
  ): Promise<void> {
    const facts = await this.facts.of(tx, booking);
    const data = { booking: facts, payUrl: facts.manageUrl, isEndedByOffice };
    await this.mails.send(tx, 'payment-plan-lapsed', this.facts.recipient(booking), data);
  }
}

/** `Visa ending in 4242`. */
const cardWords = ({ brand, last4 }: Pick<SavedCardEntity, 'brand' | 'last4'>): string =>
  `${brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : 'card'} ending in ${last4 ?? '····'}`;
