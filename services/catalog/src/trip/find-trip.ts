import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import type { EntityManager } from 'typeorm';
import type { Trip, TripKey } from './trip.js';
import { lockOf, rowOf } from './find-trip.sql.js';

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

/** Both kinds are read by their columns alone, so that the tour and retreat folders may depend on this one. */
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

/** Waits until no other transaction changes the trip, and keeps it unchanged until the end of this one. Returns its version. */
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
