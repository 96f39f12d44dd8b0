import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import type { EntityManager } from 'typeorm';
import type { Trip, TripKey } from './trip.js';

const same = `id, slug, title, status, published_at as "publishedAt", version, room_options as "roomOptions",
  diet_served as "dietServed", diet_not_served as "dietNotServed", inclusions, exclusions,
  cost_usd as "costUsd", cost_eur as "costEur", cost_gbp as "costGbp", cost_inr as "costInr"`;

/**
 * Locks the row until the end of the transaction, before the trip is read: after a wait, the same statement
 * would read other tables as of its start.
 */
const lockOf = {
  tour: 'select version from tour where id = $1 for no key update',
  retreat: 'select version from retreat where id = $1 for no key update',
} as const;

/** A tour has its itinerary day by day, a retreat in one text. */
const rowOf = {
  tour: `select ${same}, policy_version as "policyVersion", null as plan, (
      select coalesce(json_agg(json_build_object('day', day, 'title', coalesce(title, ''), 'summary', summary) order by day), '[]')
        from itinerary_day where tour_id = tour.id) as days
    from tour where id = $1`,
  retreat: `select ${same}, null as "policyVersion", itinerary as plan, '[]'::json as days from retreat where id = $1`,
} as const;

type Row = Omit<Trip, 'kind' | 'prices' | 'promise'> & {
  readonly costUsd: number;
  readonly costEur: number;
  readonly costGbp: number;
  readonly costInr: number;
  readonly inclusions: string | null;
  readonly exclusions: string | null;
  readonly days: Trip['promise']['itinerary'];
  readonly plan: string | null;
};

/** Both kinds are read by SQL, so that the tour and retreat folders may depend on this one. */
export async function findTrip(tx: EntityManager, { kind, id }: TripKey): Promise<Trip> {
  const [row] = await tx.query<Row[]>(rowOf[kind], [id]);
  if (!row) throw new Error(`There is no ${kind} ${id}`);
  const { costUsd, costEur, costGbp, costInr, inclusions, exclusions, days, plan, ...trip } = row;
  return {
    ...trip,
    kind,
    prices: { USD: costUsd, EUR: costEur, GBP: costGbp, INR: costInr },
    promise: {
      itinerary: days,
      ...(plan === null ? {} : { plan: bracketTextWords(plan) }),
      inclusions: inclusions ?? '',
      exclusions: exclusions ?? '',
    },
  };
}

/**
 * Waits for other transactions that change the trip, and locks it until the end of this one. Returns its
 * version.
 */
export async function lockTrip(tx: EntityManager, { kind, id }: TripKey): Promise<number> {
  const [row] = await tx.query<{ version: number }[]>(lockOf[kind], [id]);
  return row?.version ?? 0;
}

/** Locks several trips, always in the same order, and returns their versions. */
export async function lockTrips(
  tx: EntityManager,
  trips: readonly TripKey[],
): Promise<ReadonlyMap<string, number>> {
  const versions = new Map<string, number>();
  for (const trip of trips.toSorted((a, b) => a.id.localeCompare(b.id)))
    versions.set(trip.id, await lockTrip(tx, trip));
  return versions;
}
