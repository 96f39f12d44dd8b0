import type { ContributorCard } from '@valam/contracts/catalog/contributor.schema';
import type { Tour } from '@valam/contracts/catalog/tour.schema';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { listed } from './listed';

/* Excerpts of the responses for the home page. The complete responses would be a third of its document. */

export const featuredOf = ({
  slug,
  title,
  subtitle,
  duration,
  bookingStatus,
  displayPhoto,
  stops,
  highlightPhotos,
}: Tour) => ({
  slug,
  title,
  subtitle,
  duration,
  bookingStatus,
  displayPhoto,
  heroPhoto: highlightPhotos[0] ?? displayPhoto,
  stops: stops.map(({ name, localName, language }) => ({ name, localName, language })),
});
export type Featured = ReturnType<typeof featuredOf>;

/** The next departure with free seats. */
export function nextDepartureOf(departures: readonly Availability[]) {
  const next = departures.find(({ free, status }) => free > 0 && status !== 'closed');
  const { terms } = next ?? {};
  return next ? { startDate: next.startDate, capacity: next.capacity, free: next.free, terms } : null;
}
export type NextDeparture = ReturnType<typeof nextDepartureOf>;

type People = Parameters<typeof listed<ContributorCard>>[0];

export const homeGuideCount = 3;

export const guidesOf = (people: People) =>
  listed(people)
    .slice(0, homeGuideCount)
    .map(({ id, slug, name, jobTitle, country, statesCovered, profilePhoto, isSample }) => ({
      id,
      slug,
      name,
      jobTitle,
      country: statesCovered ?? country,
      profilePhoto,
      isSample,
    }));
export type Guide = ReturnType<typeof guidesOf>[number];

export const teamOf = (people: People) =>
  listed(people).map(({ name, jobTitle, profilePhoto }) => ({ name, jobTitle, profilePhoto }));
export type TeamMember = ReturnType<typeof teamOf>[number];
