import type { Temple } from '@valam/contracts/catalog/temple.schema';

/** A temple as search engines read it. */
export function templeStructuredData(temple: Temple, url: string, origin: string) {
  return {
    '@type': ['HinduTemple', 'TouristAttraction'],
    name: temple.name,
    url,
    description: temple.shortDescription ?? undefined,
    alternateName: temple.akaNames?.split(',').map((name) => name.trim()),
    image: temple.displayPhoto ? `${origin}${temple.displayPhoto.src}/1200.jpeg` : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: temple.address ?? undefined,
      addressLocality: temple.town ?? undefined,
      addressRegion: temple.state ?? undefined,
      postalCode: temple.pinCode ?? undefined,
      addressCountry: 'IN',
    },
    geo:
      temple.lat === null || temple.long === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: temple.lat, longitude: temple.long },
  };
}
