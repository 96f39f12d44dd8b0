import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { placeData } from '../../parts/structured-data/place';

/** Structured data (schema.org) of a temple. */
export const templeStructuredData = (temple: Temple, url: string, origin: string) =>
  placeData(
    [kindOf(temple), 'TouristAttraction'],
    {
      ...temple,
      description: temple.shortDescription,
      alternateNames: temple.akaNames,
      picture: temple.displayPhoto,
      region: temple.state,
    },
    { url, origin },
  );

/** Schema.org has no type for Jain and Sikh temples. */
function kindOf({ type }: Temple): string {
  if (/buddh/i.test(type ?? '')) return 'BuddhistTemple';
  return /jain|sikh|gurd?wara/i.test(type ?? '') ? 'PlaceOfWorship' : 'HinduTemple';
}
