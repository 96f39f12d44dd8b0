/** The map link of a place without a business page. */
export function mapUrl({ lat, long }: { lat: number | null; long: number | null }): string | null {
  return lat === null || long === null
    ? null
    : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`;
}
