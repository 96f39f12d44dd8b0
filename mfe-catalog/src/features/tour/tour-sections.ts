import type { Tour } from '@valam/contracts/catalog/tour.schema';

const hasItinerary = (tour: Tour): boolean => tour.itineraries.length > 0 || Boolean(tour.itinerary);
const hasInclusions = (tour: Tour): boolean => Boolean(tour.inclusions ?? tour.exclusions);
const hasPhotos = (tour: Tour): boolean => tour.photosPreviousTours.length > 0;

/** The section of pictures is in the last part of the page, which is lazy-loaded. */
export const photosSection = 'photos';

/** The tabs of a tour's page: only those of existing sections. */
export function tourSections(tour: Tour): readonly { id: string; label: string }[] {
  return [
    { id: 'overview', label: 'Overview', isThere: true },
    { id: 'itinerary', label: 'Itinerary', isThere: hasItinerary(tour) },
    { id: 'inclusions', label: 'Inclusions', isThere: hasInclusions(tour) },
    { id: photosSection, label: 'Photos', isThere: hasPhotos(tour) },
  ].filter(({ isThere }) => isThere);
}
