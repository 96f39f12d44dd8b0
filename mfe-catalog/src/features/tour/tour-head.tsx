import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import { absolute, JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { breadcrumbData } from '../../parts/structured-data/breadcrumbs';
import type { Departure } from '../../parts/departures/departures';
import type { TripReviews } from '../../parts/reviews/reviews';
import { tourCrumbs } from './tour-crumbs';
import { offersOf, ratingOf } from '../../parts/structured-data/trip-offers';

const descriptionLimit = 160;
const defaultImage = '/assets/pictures/social.1.jpg';

interface TourHeadProps {
  readonly tour: Tour;
  readonly departures: readonly Departure[];
  readonly reviews: TripReviews | undefined;
}

/** Title, description, social tags and structured data of a tour. */
export function TourHead({ tour, departures, reviews }: TourHeadProps) {
  const brand = useBrand();
  const path = `/spiritual-tours/${tour.slug}`;
  const image = tour.displayPhoto ? `${tour.displayPhoto.src}/1200.jpeg` : defaultImage;
  const description = descriptionOf(tour, brand.name);
  return (
    <>
      <PageHead
        title={`${tour.title} - ${brand.name} Spiritual Tours`}
        description={description}
        canonical={path}
        image={image}
        type="product"
        properties={{ 'product:price:amount': tour.costUsd, 'product:price:currency': 'USD' }}
      />
      <JsonLd
        data={tourStructuredData({
          tour,
          departures,
          reviews,
          description,
          url: brand.origin + path,
          image: absolute(brand.origin, image),
          seller: brand.name,
        })}
      />
      <JsonLd data={breadcrumbData(brand.origin, path, tourCrumbs(tour))} />
    </>
  );
}

/** The subtitle, or the beginning of the description, or a generic sentence. */
function descriptionOf(tour: Tour, brandName: string): string {
  if (tour.subtitle) return tour.subtitle;
  const words = tour.description ? bracketTextWords(tour.description) : '';
  return (
    words.slice(0, descriptionLimit) ||
    `${tour.title}: a small-group tour with ${brandName}, at most 12 travelers.`
  );
}

interface TourFacts {
  readonly tour: Tour;
  readonly departures: readonly Departure[];
  readonly reviews: TripReviews | undefined;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly seller: string;
}

/**
 * Structured data (schema.org) of a tour: a product that is a trip, with an offer per departure. The rating is based on real reviews
 * only.
 */
function tourStructuredData({ tour, departures, reviews, description, url, image, seller }: TourFacts) {
  const offer = {
    '@type': 'Offer',
    price: tour.costUsd,
    priceCurrency: 'USD',
    url,
    seller: { '@type': 'Organization', name: seller },
  };
  return {
    '@type': ['Product', 'TouristTrip'],
    name: tour.title,
    description,
    url,
    image,
    sku: tour.slug,
    brand: { '@type': 'Brand', name: seller },
    touristType: tour.tourAudience ?? undefined,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: tour.stops.map((stop, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Place',
          name: stop.name,
          address: { '@type': 'PostalAddress', addressCountry: 'IN' },
          geo: { '@type': 'GeoCoordinates', latitude: stop.lat, longitude: stop.lng },
        },
      })),
    },
    offers: offersOf(offer, departures),
    ...ratingOf(reviews),
  };
}
