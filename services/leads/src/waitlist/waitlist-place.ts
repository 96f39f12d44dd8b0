import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { balanceDueAt, bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { getWaitlistEntry } from '@valam/contracts/leads/waitlist.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { currencies } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { unpaidUntil } from '../booking/unpaid-until.js';
import { sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { ReleaseSeats } from '../departure/release-seats.js';
import { hasTripPage } from '../departure/trip-page.js';
import { PrivateLinks } from '../link/private-links.js';
import { currentTerms } from '../terms/current-terms.js';
import { queuePosition } from './queue-position.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { waitlistTransitions, type WaitlistEvent } from './waitlist-states.js';

type View = RpcReturn<typeof getWaitlistEntry>;

/** A waitlist entry as its person sees it, and leaving the waitlist. */
@Injectable()
export class WaitlistPlace {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(DepartureEntity) private readonly departures: Repository<DepartureEntity>,
    @InjectRepository(BookingEntity) private readonly bookings: Repository<BookingEntity>,
    private readonly links: PrivateLinks,
    private readonly seats: ReleaseSeats,
    private readonly clock: Clock,
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

  /** Idempotent; offered seats go to the next entry. */
  async withdraw(token: string): Promise<View> {
    await this.dataSource.transaction(async (tx) =>
      this.leave(tx, await this.look(tx, token, true), 'withdrawn'),
    );
    return this.get(token);
  }

  /** Ends a locked entry. False if it had already ended. */
  async leave(tx: EntityManager, entry: WaitlistEntryEntity, event: WaitlistEvent): Promise<boolean> {
    const next = waitlistTransitions.next(entry.state, event);
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
    const departure = await this.departures.findOneByOrFail({ id: entry.departureId });
    const isWaiting = entry.state === 'waiting';
    const free = sellableSeats(sellable(departure));
    const booking = entry.bookingId ? await this.bookings.findOneByOrFail({ id: entry.bookingId }) : null;
    return {
      // An accepted offer whose payment never arrived has ended.
      state: booking?.state === 'expired' ? 'lapsed' : entry.state,
      tripKind: departure.tripKind,
      tourTitle: departure.tourTitle,
      tourSlug: departure.tourSlug,
      hasTripPage: await hasTripPage(manager, departure),
      dateId: departure.id,
      startDate: departure.startDate,
      endDate: departure.endDate,
      quantity: entry.quantity,
      position: isWaiting ? await queuePosition(manager, entry) : null,
      offerExpiresAt: entry.offerExpiresAt?.toISOString() ?? null,
      whyNotOffered: isWaiting && free > 0 && free < entry.quantity ? whyNot(free, entry.quantity) : null,
      joinedAt: entry.createdAt.toISOString(),
      offer: entry.state === 'offered' ? await this.offer(departure, entry.quantity) : null,
      unpaidUntil: unpaidUntil(booking),
    };
  }

  /** Computed as on acceptance. */
  private async offer({ prices, startDate }: DepartureEntity, quantity: number) {
    const terms = await currentTerms(this.dataSource.manager);
    return {
      balanceDueAt: balanceDueAt(startDate, this.clock.now(), terms).toISOString(),
      amounts: currencies.map((currency) => bookingAmounts(prices, quantity, currency, null, terms)),
    };
  }
}

const whyNot = (free: number, quantity: number): string =>
  `${free === 1 ? '1 seat is' : `${free} seats are`} free, you asked for ${quantity}.`;
