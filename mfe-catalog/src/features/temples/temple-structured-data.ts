import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { placeData } from '../../parts/structured-data/place';

/** Structured data (schema.org) of a temple. */
export const templeStructuredData = (temple: Temple, url: string, origin: string) =>
  placeData(
    ['HinduTemple', 'TouristAttraction'],
    {
      ...temple,
      description: temple.shortDescription,
      alternateNames: temple.akaNames,
      picture: temple.displayPhoto,
      region: temple.state,
    },
    { url, origin },
  );
