import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Traveller } from '@valam/contracts/leads/traveller.schema';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import type { BookingEntity } from './booking.entity.js';
import { isComplete } from './traveller-complete.js';
import { TravellerEntity, travellerPurpose } from './traveller.entity.js';

/** Traveler forms that companions fill in. Their content is not shown to other travelers. */
@Injectable()
export class CompanionForms {
  constructor(private readonly keyring: Keyring) {}

  async of(tx: EntityManager, shareId: string): Promise<Traveller | null> {
    const row = await tx.findOneBy(TravellerEntity, { shareId });
    return row ? z.parse(Traveller, JSON.parse(this.keyring.decrypt(travellerPurpose, row.sealed))) : null;
  }

  /** Reserves a form for a companion, unless the lead traveler has already filled in all of them. */
  async reserve(
    tx: EntityManager,
    booking: BookingEntity,
    share: { id: string; name: string },
  ): Promise<void> {
    if ((await tx.countBy(TravellerEntity, { bookingId: booking.id })) < booking.quantity)
      await this.insert(tx, booking.id, share.id, { fullName: share.name });
  }

  /** False if the lead traveler has filled in all forms. */
  async save(
    tx: EntityManager,
    booking: BookingEntity,
    shareId: string,
    { id: _unused, ...traveller }: Traveller,
  ): Promise<boolean> {
    const known = await tx.findOneBy(TravellerEntity, { shareId });
    if (known) {
      await tx.update(TravellerEntity, { id: known.id }, this.columns(traveller));
      return true;
    }
    if ((await tx.countBy(TravellerEntity, { bookingId: booking.id })) >= booking.quantity) return false;
    await this.insert(tx, booking.id, shareId, traveller);
    return true;
  }

  async remove(tx: EntityManager, shareId: string): Promise<void> {
    await tx.delete(TravellerEntity, { shareId });
  }

  async removeUnfilled(tx: EntityManager, shareId: string): Promise<void> {
    await tx.delete(TravellerEntity, { shareId, isComplete: false });
  }

  private async insert(
    tx: EntityManager,
    bookingId: string,
    shareId: string,
    traveller: Traveller,
  ): Promise<void> {
    const last = (await tx.maximum(TravellerEntity, 'position', { bookingId })) ?? -1;
    await tx.insert(TravellerEntity, {
      ...{ id: randomUUID(), bookingId, shareId, position: last + 1 },
      ...this.columns(traveller),
    });
  }

  private columns(traveller: Traveller): Pick<TravellerEntity, 'isComplete' | 'sealed'> {
    return {
      isComplete: isComplete(traveller),
      sealed: this.keyring.encrypt(travellerPurpose, JSON.stringify(traveller)),
    };
  }
}
