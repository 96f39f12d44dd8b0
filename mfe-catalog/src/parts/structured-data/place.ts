interface PlaceFacts {
  readonly name: string;
  readonly description?: string | null;
  readonly alternateNames?: string | null;
  readonly picture?: { readonly src: string } | null;
  readonly address: string | null;
  readonly town: string | null;
  readonly region: string | null;
  readonly pinCode: string | null;
  /** The name of the country; India by default. */
  readonly country?: string | null;
  readonly lat: number | null;
  readonly long: number | null;
}

/** Structured data (schema.org) of a temple, venue or ashram. */
export function placeData(
  type: string | readonly string[],
  place: PlaceFacts,
  { url, origin }: { readonly url: string; readonly origin: string },
) {
  return {
    '@type': type,
    name: place.name,
    url,
    description: place.description ?? undefined,
    alternateName: place.alternateNames?.split(',').map((name) => name.trim()),
    image: place.picture ? `${origin}${place.picture.src}/1200.jpeg` : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address ?? undefined,
      addressLocality: place.town ?? undefined,
      addressRegion: place.region ?? undefined,
      postalCode: place.pinCode ?? undefined,
      addressCountry: isInIndia(place.country) ? 'IN' : place.country,
    },
    geo:
      place.lat === null || place.long === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.long },
  };
}

const isInIndia = (country: string | null | undefined): boolean =>
  !country || country.trim().toLowerCase() === 'india';
