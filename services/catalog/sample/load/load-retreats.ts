import { sampleId } from '@valam/contracts/shared/sample-id';
import { retreatKind } from '../../src/retreat/retreat.kind.js';
import type { SampleRetreat } from '../types.js';
import { loadDepartures, type TripLoading } from './load-departures.js';
import type { PictureKeys } from './sample-pictures.js';

/** Loads a retreat, with departures if it is booked by date; emits an event for leads if something is new. */
export async function loadRetreat(
  loading: TripLoading,
  sample: SampleRetreat,
  pictures: PictureKeys,
): Promise<void> {
  const { prices, pictures: _, dates, ...same } = sample;
  const id = sampleId('retreat', sample.slug);
  const isNew = await loading.records.put(retreatKind, id, {
    ...same,
    numberOfSeats: dates?.numberOfSeats ?? null,
    roomOptions: dates?.roomOptions ?? [],
    dietServed: dates?.dietServed ?? [],
    dietNotServed: dates?.dietNotServed ?? [],
    costUsd: prices.USD,
    costEur: prices.EUR,
    costGbp: prices.GBP,
    costInr: prices.INR,
    displayPhoto: pictures.family('display'),
    photos: pictures.family('photo'),
  });
  if (!dates) return;
  const hasNewDates = await loadDepartures(
    loading,
    { ...same, departures: dates.departures, keeps: dates.keeps },
    { tourId: null, retreatId: id },
  );
  if (isNew || hasNewDates) await loading.offers.ofTrip(loading.tx, { kind: 'retreat', id });
}
