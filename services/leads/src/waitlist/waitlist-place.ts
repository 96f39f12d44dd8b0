import { Injectable } from '@nestjs/common';
import { getWaitlistEntry } from '@valam/contracts/leads/waitlist.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource, type EntityManager } from 'typeorm';
import { sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { SeatDesk } from '../departure/seat-desk.js';
import { PrivateLinks } from '../link/private-links.js';
import { queuePosition } from './queue-position.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { nextWaitlistState, type WaitlistEvent } from './waitlist-transitions.js';

type View = RpcReturn<typeof getWaitlistEntry>;

/** A place in the queue as its person sees it, and leaving it. */
@Injectable()
export class WaitlistPlace {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PrivateLinks,
    private readonly seats: SeatDesk,
  ) {}

  async get(token: string): Promise<View> {
    return this.view(await this.look(this.dataSource.manager, token));
  }

  async look(tx: EntityManager, token: string, lock = false): Promise<WaitlistEntryEntity> {
    const target = this.links.open('waitlist', token);
    const where = { id: target?.id ?? '', linkVersion: target?.version ?? 0 };
    const entry = target
      ? await tx.findOne(WaitlistEntryEntity, {
          where,
          ...(lock ? { lock: { mode: 'for_no_key_update' } } : {}),
        })
      : null;
    if (!entry) throw problem(getWaitlistEntry, 'leads.link_unknown', 'This link isn’t valid.');
    return entry;
  }

  /** Leaving twice is leaving once; seats that were offered go to the next. */
  async withdraw(token: string): Promise<View> {
    await this.dataSource.transaction(async (tx) =>
      this.leave(tx, await this.look(tx, token, true), 'withdrawn'),
    );
    return this.get(token);
  }

  /** Ends a locked place. False when it was over already. */
  async leave(tx: EntityManager, entry: WaitlistEntryEntity, event: WaitlistEvent): Promise<boolean> {
    const next = nextWaitlistState(entry.state, event);
    if (!next) return false;
    const hadOffer = entry.state === 'offered';
    entry.state = next;
    entry.offerExpiresAt = null;
    entry.version += 1;
    await tx.save(entry);
    if (hadOffer) await this.seats.releaseReserved(tx, entry.departureId, entry.quantity);
    return true;
  }

  private async view(entry: WaitlistEntryEntity): Promise<View> {
    const { manager } = this.dataSource;
    const departure = await manager.findOneByOrFail(DepartureEntity, { id: entry.departureId });
    const isWaiting = entry.state === 'waiting';
    const free = sellableSeats(sellable(departure));
    return {
      state: entry.state,
      tripKind: departure.tripKind,
      tourTitle: departure.tourTitle,
      tourSlug: departure.tourSlug,
      dateId: departure.id,
      startDate: departure.startDate,
      endDate: departure.endDate,
      quantity: entry.quantity,
      position: isWaiting ? await queuePosition(manager, entry) : null,
      offerExpiresAt: entry.offerExpiresAt?.toISOString() ?? null,
      whyNotOffered: isWaiting && free > 0 && free < entry.quantity ? whyNot(free, entry.quantity) : null,
      joinedAt: entry.createdAt.toISOString(),
    };
  }
}

const whyNot = (free: number, quantity: number): string =>
  `${free === 1 ? '1 seat is' : `${free} seats are`} free, you asked for ${quantity}.`;
