import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { mayChargeCardOf, mayChargeIn } from '@valam/contracts/leads/payment-plan';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { PaymentProvider, type ProviderCard } from '../provider/payment-provider.js';
import { PaymentPlanMails } from './payment-plan-mails.js';
import { detachCardJob, readSavedCardJob } from './payment-plan.jobs.js';
import { SavedCardEntity } from './saved-card.entity.js';
import { SavedCards } from './saved-cards.js';

/** The ids of an anonymized card, which has no last digits, were needed until now. */
const markDetached = `update saved_card set detached_at = $2,
    customer_id = case when last4 is not null then customer_id end,
    method_id = case when last4 is not null then method_id end
  where id = $1`;

/** Accepts a card saved on the provider's page, and deletes cards that must not be charged. */
@Injectable()
export class ReadSavedCard {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SavedCardEntity) private readonly savedCards: Repository<SavedCardEntity>,
    private readonly provider: PaymentProvider,
    private readonly cards: SavedCards,
    private readonly mails: PaymentPlanMails,
  ) {}

  @OnJob(readSavedCardJob)
  async read({ cardId, setupId }: JobPayload<typeof readSavedCardJob>): Promise<void> {
    const saved = await this.provider.findSavedCard(setupId);
    await this.dataSource.transaction((tx) => this.take(tx, cardId, saved));
  }

  @OnJob(detachCardJob)
  async detach({ cardId }: JobPayload<typeof detachCardJob>): Promise<void> {
    const { methodId, detachedAt } = await this.savedCards.findOneByOrFail({ id: cardId });
    if (!methodId || detachedAt) return;
    await this.provider.forgetCard(methodId);
    await this.dataSource.transaction((tx) => tx.query(markDetached, [cardId, unitOf(tx).clock.now()]));
  }

  private async take(tx: EntityManager, cardId: string, saved: ProviderCard): Promise<void> {
    const { bookingId } = await tx.findOneByOrFail(SavedCardEntity, { id: cardId });
    const booking = await lockBooking(tx, bookingId);
    const card = await tx.findOneByOrFail(SavedCardEntity, { id: cardId });
    if (card.methodId) return;
    const { customerId, methodId, brand, last4, country } = saved;
    Object.assign(card, { customerId, methodId, brand, last4, country });
    await tx.update(SavedCardEntity, { id: cardId }, { customerId, methodId, brand, last4, country });
    // Withdrawn, or the plan has ended, while the card was being saved.
    if (card.state !== 'waiting') return this.cards.detach(tx, card);
    if (booking.paymentPlanId !== card.planId)
      return this.cards.close(tx, card, 'plan_ended', 'The payment plan has ended.');
    if (!mayChargeCardOf(country) || !mayChargeIn(booking.currency)) {
      await this.cards.close(tx, card, 'not_allowed', 'Cards issued in India are not charged automatically.');
      await recordStep(tx, booking, 'card_refused', {
        actor: 'system',
        reason: 'A card issued in India was not kept for automatic charges.',
      });
      return this.mails.cardRefused(tx, booking);
    }
    await tx.update(SavedCardEntity, { id: cardId }, { state: 'active', savedAt: unitOf(tx).clock.now() });
    await recordStep(tx, booking, 'card_saved', {
      actor: 'traveller',
      reason: `Installments are charged to the card ending in ${last4}.`,
    });
    await this.mails.chargingStarted(tx, booking, card);
  }
}
