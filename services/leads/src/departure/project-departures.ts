import { Injectable } from '@nestjs/common';
import { retreatChanged, tourChanged } from '@valam/contracts/catalog/content.events';
import { departureOffered, departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import { formatDayRange, istDay } from '@valam/contracts/shared/days';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import type { EntityManager } from 'typeorm';
import { daysChanged } from './days-changed.js';
import { DepartureEntity } from './departure.entity.js';
import { ReleaseSeats } from './release-seats.js';
import { SeatAlerts } from './seat-alerts.js';
import { lockDeparture, lockKnownDeparture } from './stock.js';

const savingIfNewer = (
  table: string,
) => `insert into ${table} as known (slug, is_published, changed_at) values ($1, $2, $3)
       on conflict (slug) do update set is_published = excluded.is_published, changed_at = excluded.changed_at
        where known.changed_at <= excluded.changed_at`;
const saveTourIfNewer = savingIfNewer('known_tour');
const saveRetreatIfNewer = savingIfNewer('known_retreat');

/**
 * Until the end of the transaction, because an offer and a withdrawal of the same departure may be handled
 * concurrently.
 */
const lockEventsOf = `select pg_advisory_xact_lock(hashtextextended('departure:' || $1::text, 0))`;

const keepWithdrawal = `insert into early_withdrawal (departure_id, version) values ($1, $2)
       on conflict (departure_id) do update set version = greatest(early_withdrawal.version, excluded.version)`;

/** Applies an early withdrawal to the offer that arrived after it. */
const applyWithdrawal = `with early as (delete from early_withdrawal where departure_id = $1 returning version)
       update departure set is_offered = false, catalog_version = early.version
         from early where id = $1 and catalog_version < early.version`;

/** Keeps the slug current, by which the back office finds the reviews of a trip. */
const moveReviews = 'update review set tour_slug = $2 where tour_id = $1 and tour_slug <> $2';

/** Several departures announce the same change of the tour's address. */
const keepFormerAddress = `insert into former_tour_address as known (slug, tour_id, current_slug, changed_at) values ($1, $2, $3, $4)
       on conflict (slug) do update set tour_id = excluded.tour_id, current_slug = excluded.current_slug,
         changed_at = case when known.tour_id = excluded.tour_id then known.changed_at else excluded.changed_at end`;
const followAddress = 'update former_tour_address set current_slug = $2 where tour_id = $1';
const dropCurrentAddress = 'delete from former_tour_address where slug = $1';

type Offer = EventPayload<typeof departureOffered>;

/**
 * Projects catalog's offers, so that seats can be sold while catalog is down. The capacity is set once and
 * then managed here.
 */
@Injectable()
export class ProjectDepartures {
  constructor(
    private readonly seats: ReleaseSeats,
    private readonly alerts: SeatAlerts,
  ) {}

  @OnEvent(departureOffered)
  async offered(offer: Offer, { tx, occurredAt }: EventContext): Promise<void> {
    await tx.query(lockEventsOf, [offer.departureId]);
    if (await this.isNew(tx, offer)) await tx.query(applyWithdrawal, [offer.departureId]);
    else {
      const known = await lockDeparture(tx, offer.departureId);
      if (offer.version <= known.catalogVersion) return;
      await tx.update(
        DepartureEntity,
        { id: known.id },
        {
          ...contentOf(offer),
          version: known.version + 1,
        },
      );
      if (known.tourSlug !== offer.tourSlug) await this.followAddress(tx, known, offer, occurredAt);
      await this.tellOfOtherDays(tx, known, offer, occurredAt);
    }
    await this.seats.seatsCameFree(tx, offer.departureId);
  }

  @OnEvent(departureWithdrawn)
  async withdrawn(
    { departureId, version }: EventPayload<typeof departureWithdrawn>,
    { tx }: EventContext,
  ): Promise<void> {
    await tx.query(lockEventsOf, [departureId]);
    const known = await lockKnownDeparture(tx, departureId);
    if (!known) {
      await tx.query(keepWithdrawal, [departureId, version]);
      return;
    }
    if (version <= known.catalogVersion) return;
    const changes = { isOffered: false, catalogVersion: version, version: known.version + 1 };
    await tx.update(DepartureEntity, { id: departureId }, changes);
    await this.seats.seatsCameFree(tx, departureId);
  }

  @OnEvent(tourChanged)
  async tourChanged(change: EventPayload<typeof tourChanged>, { tx }: EventContext): Promise<void> {
    if (!change.slug) return;
    await tx.query(saveTourIfNewer, [change.slug, change.isPublished, change.changedAt]);
  }

  @OnEvent(retreatChanged)
  async retreatChanged(change: EventPayload<typeof retreatChanged>, { tx }: EventContext): Promise<void> {
    if (!change.slug) return;
    await tx.query(saveRetreatIfNewer, [change.slug, change.isPublished, change.changedAt]);
  }

  private async followAddress(
    tx: EntityManager,
    known: DepartureEntity,
    { tourId, tourSlug }: Offer,
    at: Date,
  ): Promise<void> {
    await tx.query(moveReviews, [tourId, tourSlug]);
    // Visits of retreats are not counted.
    if (known.tripKind !== 'tour' || !known.tourSlug) return;
    await tx.query(keepFormerAddress, [known.tourSlug, tourId, tourSlug, at]);
    await tx.query(followAddress, [tourId, tourSlug]);
    await tx.query(dropCurrentAddress, [tourSlug]);
  }

  /** Travelers know the former days: the team is alerted now, travelers get an email later. */
  private async tellOfOtherDays(
    tx: EntityManager,
    known: DepartureEntity,
    offer: Offer,
    at: Date,
  ): Promise<void> {
    const { departureId: id, tourTitle: title } = offer;
    const before = formatDayRange(known.startDate, known.endDate);
    const now = formatDayRange(offer.startDate, offer.endDate);
    // The travelers of a canceled departure get an email about that instead.
    if (before === now || known.cancelledAt) return;
    const sold = known.confirmed - known.sampleSold;
    const isAhead = istDay(at) < offer.startDate;
    if (sold > 0) await this.alerts.daysChanged(tx, { id, title, before, now, sold, isAhead });
    if (sold + known.reserved > 0) await daysChanged(tx, known);
  }

  /** The first event sets the capacity; later ones do not change it. */
  private async isNew(tx: EntityManager, offer: Offer): Promise<boolean> {
    const sold = Math.max(0, offer.sampleSold ?? 0);
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(DepartureEntity)
      .values({
        id: offer.departureId,
        origin: 'catalog',
        ...contentOf(offer),
        capacity: Math.max(offer.firstCapacity, sold),
        confirmed: sold,
        reserved: 0,
        sampleSold: sold,
        isClosed: false,
        seatsVersion: 1,
        version: 1,
      } as never)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }
}

function contentOf(offer: Offer) {
  return {
    // Offers from before retreats had dates have no kind: they are tours.
    tripKind: offer.tripKind ?? 'tour',
    tourId: offer.tourId,
    tourSlug: offer.tourSlug,
    tourTitle: offer.tourTitle,
    startDate: offer.startDate,
    endDate: offer.endDate,
    bookingStatus: offer.bookingStatus,
    minimumGroup: offer.minimumGroup,
    decisionDate: offer.decisionDate,
    prices: offer.prices,
    roomOptions: offer.roomOptions,
    dietServed: offer.dietServed,
    dietNotServed: offer.dietNotServed,
    promise: offer.promise,
    isOffered: offer.isPublished,
    catalogVersion: offer.version,
  };
}
