import { sampleId } from '@valam/contracts/shared/sample-id';
import { ashramKind } from '../../src/ashram/ashram.kind.js';
import { templeKind } from '../../src/temple/temple.kind.js';
import { venueKind } from '../../src/venue/venue.kind.js';
import type { SampleAshram, SampleTemple, SampleVenue } from '../types.js';
import type { PictureKeys } from './sample-pictures.js';
import type { SampleRecords } from './sample-records.js';

const orNull = <T>(value: T | undefined): T | null => value ?? null;

export function loadTemple(
  records: SampleRecords,
  sample: SampleTemple,
  pictures: PictureKeys,
): Promise<boolean> {
  const { pictures: _, access, akaNames, ...same } = sample;
  return records.put(templeKind, sampleId('temple', sample.slug), {
    localName: null,
    localLanguage: null,
    address: null,
    pinCode: null,
    architectureStyle: null,
    yearEstablished: null,
    yearUnit: null,
    type: null,
    googleBusinessLink: null,
    officialWebsite: null,
    wikipedia: null,
    listNumber: null,
    ...same,
    akaNames: akaNames.join(', ') || null,
    dataEntryCompleted: true,
    access: access
      ? {
          whoMayEnter: orNull(access.whoMayEnter),
          dressCode: orNull(access.dressCode),
          photography: orNull(access.photography),
          hours: orNull(access.hours),
          entryFee: orNull(access.entryFee),
          steps: orNull(access.steps),
          wheelchair: orNull(access.wheelchair),
          notes: orNull(access.notes),
          checkedOn: access.checkedOn,
          source: orNull(access.source),
        }
      : null,
    displayPhoto: pictures.one('display'),
    photos: pictures.family('photo'),
  });
}

export function loadVenue(
  records: SampleRecords,
  sample: SampleVenue,
  pictures: PictureKeys,
): Promise<boolean> {
  const { pictures: _, ...same } = sample;
  return records.put(venueKind, sampleId('venue', sample.slug), {
    ...same,
    displayPhotos: pictures.family('display'),
    photosOutdoor: pictures.family('outdoor'),
    photosRooms: pictures.family('room'),
    photosYogaHall: pictures.family('yoga-hall'),
  });
}

export function loadAshram(
  records: SampleRecords,
  sample: SampleAshram,
  pictures: PictureKeys,
): Promise<boolean> {
  const { pictures: _, akaNames = [], ...same } = sample;
  return records.put(ashramKind, sampleId('ashram', sample.slug), {
    ...same,
    akaNames: akaNames.join(', ') || null,
    displayPhotos: pictures.family('display'),
    photos: pictures.family('photo'),
  });
}
