import { sampleId } from '@valam/contracts/shared/sample-id';
import type { EntityManager } from 'typeorm';
import { faqKind } from '../../src/faq/faq.kind.js';
import { ItineraryDayEntity } from '../../src/tour/itinerary-day.entity.js';
import { TourContributorEntity } from '../../src/tour/tour-contributor.entity.js';
import { tourKind } from '../../src/tour/tour.kind.js';
import type { SampleTour } from '../types.js';
import { loadDepartures, type TripLoading } from './load-departures.js';
import type { PictureKeys } from './sample-pictures.js';
import type { SampleFields } from './sample-records.js';

/**
 * Loads a tour with its days, hosts, questions and departures; emits an event for leads if something is new.
 */
export async function loadTour(
  loading: TripLoading,
  sample: SampleTour,
  pictures: PictureKeys,
): Promise<void> {
  const { tx, records, offers } = loading;
  const id = sampleId('tour', sample.slug);
  const days = sample.itineraryDays.map((day) => itineraryDay(id, sample.slug, day, pictures));
  const hosts = sample.hosts.map((slug) => sampleId('contributor', slug));
  let isNews = await records.put(tourKind, id, tourFields(sample, pictures), { days, hosts });
  if (isNews) await replaceParts(tx, id, days, hosts);
  for (const [index, { question, answer }] of sample.faqs.entries()) {
    const faqId = sampleId('faq', `${sample.slug}/${index + 1}`);
    await records.put(faqKind, faqId, {
      question,
      answer,
      tourId: id,
      type: 'Spiritual Tour',
      order: index,
      slug: null,
      listId: null,
    });
  }
  isNews = (await loadDepartures(loading, sample, { tourId: id, retreatId: null })) || isNews;
  if (isNews) await offers.ofTrip(tx, { kind: 'tour', id });
}

async function replaceParts(
  tx: EntityManager,
  tourId: string,
  days: readonly ItineraryDayEntity[],
  hosts: readonly string[],
): Promise<void> {
  await tx.delete(ItineraryDayEntity, { tourId });
  await tx.delete(TourContributorEntity, { tourId });
  await tx.insert(ItineraryDayEntity, days as never);
  const rows = hosts.map((contributorId, order) => ({ tourId, contributorId, order }));
  if (rows.length > 0) await tx.insert(TourContributorEntity, rows);
}

function itineraryDay(
  tourId: string,
  slug: string,
  sample: SampleTour['itineraryDays'][number],
  pictures: PictureKeys,
): ItineraryDayEntity {
  const { day, title, summary, description = null, effort, meals } = sample;
  return Object.assign(new ItineraryDayEntity(), {
    id: sampleId('itinerary-day', `${slug}/${day}`),
    tourId,
    day,
    title,
    summary,
    description,
    photo: pictures.one(`day-${day}`),
    effort: effort
      ? {
          level: effort.level,
          walkingKm: effort.walkingKm ?? null,
          steps: effort.steps ?? null,
          drivingHours: effort.drivingHours ?? null,
          note: effort.note ?? null,
        }
      : null,
    meals: meals ? { breakfast: null, lunch: null, dinner: null, ...meals } : null,
  });
}

function tourFields(
  sample: SampleTour,
  pictures: PictureKeys,
): SampleFields<InstanceType<typeof tourKind.entity>> {
  const { prices, stops, houses, extraCosts, itineraryDays: _days, hosts: _hosts, ...rest } = sample;
  const { faqs: _faqs, departures: _departures, keeps: _keeps, pictures: _pictures, ...same } = rest;
  return {
    itinerary: null,
    mountainsCovered: null,
    saintsCovered: null,
    host: null,
    tourAudience: null,
    tourMap: null,
    youtube: null,
    boardingPoints: null,
    language: null,
    policyVersion: null,
    ...same,
    costUsd: prices.USD,
    costEur: prices.EUR,
    costGbp: prices.GBP,
    costInr: prices.INR,
    stops: stops.map((stop) => ({ localName: null, language: null, travelHours: null, ...stop })),
    houses: houses.map(({ venue = null, note = null, ...house }) => ({ ...house, venueSlug: venue, note })),
    extraCosts: extraCosts.map((cost) => ({ note: null, ...cost })),
    displayPhoto: pictures.one('display'),
    highlightPhotos: pictures.family('highlight'),
    photosPreviousTours: pictures.family('previous'),
    photos: pictures.family('photo'),
  };
}
