import type { Tour } from '@valam/contracts/catalog/tour.schema';

const hasItinerary = (tour: Tour): boolean => tour.itineraries.length > 0 || Boolean(tour.itinerary);
const hasInclusions = (tour: Tour): boolean => Boolean(tour.inclusions ?? tour.exclusions);
const hasPhotos = (tour: Tour): boolean => tour.photosPreviousTours.length > 0;

export const itinerarySection = 'itinerary';
/** Ids of sections in lazy-loaded parts of the page. */
export const inclusionsSection = 'inclusions';
export const photosSection = 'photos';

/** The tabs of a tour's page: only those of existing sections. */
export function tourSections(tour: Tour): readonly { id: string; label: string }[] {
  return [
    { id: 'overview', label: 'Overview', isThere: Boolean(tour.description) },
    { id: itinerarySection, label: 'Itinerary', isThere: hasItinerary(tour) },
    { id: inclusionsSection, label: 'Inclusions', isThere: hasInclusions(tour) },
    { id: photosSection, label: 'Photos', isThere: hasPhotos(tour) },
  ].filter(({ isThere }) => isThere);
}
