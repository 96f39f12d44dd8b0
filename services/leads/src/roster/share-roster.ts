import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RosterColumn } from '@valam/contracts/leads/roster.schema';
import { addDays, endOfIstDay, formatDeadline } from '@valam/contracts/shared/days';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { refuse } from '@valam/service-kit/admin/refuse';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { RosterLinkEntity } from './roster-link.entity.js';

interface Sharing {
  readonly departureId: string;
  readonly columns: RosterColumn[];
  readonly validUntil: Date;
  readonly createdBy: string;
}

/** Passports and medical notes are not needed for longer after the tour. */
export const rosterDaysAfter = 7;

/** The end of every roster link of a departure, regardless of the date in the link. */
export const rosterEnd = ({ endDate }: Pick<DepartureEntity, 'endDate'>): Date =>
  endOfIstDay(addDays(endDate, rosterDaysAfter));

/** Creates a link for a guide, with selected columns and an end date, and revokes links. */
@Injectable()
export class ShareRoster {
  constructor(private readonly links: PrivateLinks) {}

  async run(tx: EntityManager, sharing: Sharing): Promise<{ id: string; url: string }> {
    const latest = rosterEnd(await tx.findOneByOrFail(DepartureEntity, { id: sharing.departureId }));
    if (sharing.validUntil > latest)
      throw refuse(`A roster can be shared until ${formatDeadline(latest)}, a week after the trip.`, {
        latest,
      });
    const id = randomUUID();
    const createdAt = unitOf(tx).clock.now();
    if (sharing.validUntil <= createdAt)
      throw refuse('This time has passed, so the link would open nothing. Choose a later one.');
    await tx.insert(RosterLinkEntity, tx.create(RosterLinkEntity, { ...sharing, id, createdAt }));
    return { id, url: this.links.url('roster', { id, version: 1 }) };
  }

  /** Revokes every link that a staff member created before losing access. */
  async revokeAllOf(tx: EntityManager, createdBy: string, until: Date): Promise<void> {
    await tx.update(
      RosterLinkEntity,
      { createdBy, revokedAt: IsNull(), createdAt: LessThanOrEqual(until) },
      { revokedAt: unitOf(tx).clock.now() },
    );
  }

  /** Revokes every link of a departure. */
  async revokeAll(tx: EntityManager, departureId: string): Promise<number> {
    const revokedAt = unitOf(tx).clock.now();
    const { affected } = await tx.update(
      RosterLinkEntity,
      { departureId, revokedAt: IsNull() },
      { revokedAt },
    );
    return affected ?? 0;
  }
}
