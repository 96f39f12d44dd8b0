import type { ContributorCard } from '@valam/contracts/catalog/contributor.schema';
import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import type { TempleCard } from '@valam/contracts/catalog/temple.schema';
import type { TourFacets } from '@valam/contracts/catalog/tour-facets.schema';
import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { aPlainTour } from '@valam/contracts/testing/a-tour';
import { sampleId } from '@valam/contracts/shared/sample-id';
import type { Picture } from '@valam/contracts/catalog/picture.schema';

export const aPicture = (name: string): Picture => ({
  src: `/media/${name}`,
  width: 1600,
  height: 1200,
  alt: `Drawing of ${name}`,
  kind: 'drawing',
  placeholder: '#775533',
});

export const aTour = (given: Partial<Tour> = {}): Tour =>
  aPlainTour({
    subtitle: 'Fire, earth and the full-moon walk',
    duration: '10 Days / 9 Nights',
    travelType: 'Private bus',
    bookingStatus: 'Bookings Open',
    order: 10,
    costGbp: 1960,
    costInr: 209_000,
    districts: ['Chennai', 'Kanchipuram', 'Tiruvannamalai'],
    themes: ['Ancient Traditions'],
    displayPhoto: aPicture('tower'),
    effort: 'moderate',
    tourDates: [
      {
        id: sampleId('departure', 'discovering-shiva/1'),
        startDate: '2027-02-06',
        endDate: '2027-02-15',
        bookingStatus: null,
        minimumGroup: 4,
        decisionDate: '2027-01-07',
        slug: null,
        seats: { capacity: 12, free: 5 },
      },
      {
        id: sampleId('departure', 'discovering-shiva/2'),
        startDate: '2027-03-06',
        endDate: '2027-03-15',
        bookingStatus: 'SOLD OUT since May',
        minimumGroup: null,
        decisionDate: null,
        slug: null,
      },
    ],
    description: '[p]Ten days in Tamil Nadu.[/p]',
    itineraries: [
      {
        id: sampleId('day', '1'),
        day: 1,
        title: 'Chennai',
        summary: 'Arrival',
        description: 'You arrive.',
        photo: null,
        effort: null,
        meals: { dinner: 'Dosa two streets away' },
      },
    ],
    houses: [
      {
        name: 'Silk Loom Inn',
        kind: 'Guest house',
        town: 'Kanchipuram',
        nights: 2,
        venueSlug: 'silk-loom-inn',
      },
    ],
    photosPreviousTours: [aPicture('hall'), aPicture('hill')],
    inclusions: 'Rooms, Meals',
    exclusions: 'Flights, Visa',
    cancellationPolicy: 'See the policy.',
    dietServed: ['Vegan'],
    ...given,
  });

export const someFacets = (): TourFacets => ({
  months: [{ value: '2027-02', count: 1 }],
  lengths: [{ value: 'long', count: 1 }],
  districts: [{ value: 'Chennai', count: 1 }],
  themes: [],
  prices: [{ value: '2500', count: 1 }],
  currency: 'USD',
  efforts: [{ value: 'moderate', count: 1 }],
  easyOnKnees: 0,
  withSeats: 1,
});

export const aRetreat = (given: Partial<Retreat> = {}): Retreat => ({
  id: sampleId('retreat', 'silence'),
  slug: 'silence',
  title: 'Silence at Arunachala',
  subtitle: 'Seven days at the foot of the hill',
  duration: '7 Days / 6 Nights',
  days: 7,
  accommodationTypes: 'Single rooms',
  costUsd: 890,
  costEur: 820,
  costGbp: 700,
  costInr: 74_500,
  order: 1,
  displayPhoto: [aPicture('one'), aPicture('two'), aPicture('three')],
  description: '[p]You sit.[/p]',
  itinerary: '[p]5:00 tea[/p]',
  inclusions: 'Six nights, All meals',
  exclusions: 'Flights, Visa',
  host: 'Thomas Bergmann, Somebody Else',
  photos: [aPicture('four'), aPicture('five'), aPicture('six')],
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...given,
});

export const aPerson = (name: string, given: Partial<ContributorCard> = {}): ContributorCard => ({
  id: sampleId('contributor', name),
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  about: 'I come from a fishing street.',
  expertise: null,
  tagline: null,
  jobTitle: 'Founder',
  contributingArea: 'Member',
  country: 'India',
  statesCovered: null,
  languagesSpoken: null,
  interests: null,
  profilePhoto: null,
  ...given,
});

export const aTempleCard = (): TempleCard => ({
  id: sampleId('temple', 'kapali'),
  slug: 'kapali',
  name: 'Kapaleeshwarar Temple',
  akaNames: null,
  shortDescription: 'The peacock temple.',
  town: 'Mylapore',
  district: 'Chennai',
  state: 'Tamil Nadu',
  mainDeities: 'Shiva',
  templeList: ['Paadal Petra Sthalam'],
  architectureStyle: null,
  lat: null,
  long: null,
  displayPhoto: null,
});
