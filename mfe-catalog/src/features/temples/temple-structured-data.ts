import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { placeData } from '../../parts/structured-data/place';

/** A temple as search engines read it. */
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
