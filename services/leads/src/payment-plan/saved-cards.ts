import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { chargeConsent } from '@valam/contracts/leads/payment-plan';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { InstallmentEntity } from './payment-plan.entity.js';
import { detachCardJob } from './payment-plan.jobs.js';
import { savedCardTransitions, type SavedCardEvent } from './saved-card-states.js';
import { SavedCardEntity } from './saved-card.entity.js';

/** The card of a locked booking's plan. */
@Injectable()
export class SavedCards {
  /** The latest card of the plan, in any state. */
  async latest(tx: EntityManager, bookingId: string, planId: string): Promise<SavedCardEntity | null> {
    return tx.findOne(SavedCardEntity, { where: { bookingId, planId }, order: { consentedAt: 'DESC' } });
  }

  async active(tx: EntityManager, planId: string): Promise<SavedCardEntity | null> {
    return tx.findOneBy(SavedCardEntity, { planId, state: 'active' });
  }

  /** Stores the consent just given for a card that is about to be saved. */
  async expect(tx: EntityManager, booking: BookingEntity, planId: string): Promise<string> {
    const known = await tx.findOneBy(SavedCardEntity, { planId, state: 'waiting' });
    if (known) return known.id;
    const id = randomUUID();
    await tx.insert(SavedCardEntity, {
      ...{ id, planId, bookingId: booking.id, state: 'waiting' },
      consent: chargeConsent,
      consentedAt: unitOf(tx).clock.now(),
    });
    return id;
  }

  /** Ends the card of a plan and has the provider delete it. Does nothing without one. */
  async end(tx: EntityManager, planId: string, event: SavedCardEvent, reason: string): Promise<boolean> {
    const card = await tx.findOneBy(SavedCardEntity, { planId, state: In(['waiting', 'active']) });
    if (!card) return false;
    await this.close(tx, card, event, reason);
    return true;
  }

  async close(
    tx: EntityManager,
    card: SavedCardEntity,
    event: SavedCardEvent,
    reason: string,
  ): Promise<void> {
    const state = savedCardTransitions.next(card.state, event);
    if (!state) throw new Error(`Card ${card.id} is ${card.state}: ${event} cannot happen`);
    await tx.update(
      SavedCardEntity,
      { id: card.id },
      { state, endedAt: unitOf(tx).clock.now(), endReason: reason },
    );
    // The charges of another card are announced again.
    const { planId } = card;
    await tx.update(InstallmentEntity, { planId, replacedAt: IsNull() }, { announcedOn: null });
    await this.detach(tx, card);
  }

  async detach(tx: EntityManager, { id, methodId }: SavedCardEntity): Promise<void> {
    if (methodId) await addJob(tx, detachCardJob, { cardId: id }, { key: `detach-card:${id}` });
  }
}
