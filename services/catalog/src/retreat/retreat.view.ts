import type { Retreat, RetreatCard } from '@valam/contracts/catalog/retreat.schema';
import type { PictureSet } from '../media/pictures.js';
import { dateView, type Departing } from '../departure/departing.js';
import type { RetreatEntity } from './retreat.entity.js';

export interface RetreatParts {
  readonly departing: readonly Departing[];
  readonly pictures: PictureSet;
}

export function retreatCard(retreat: RetreatEntity, { departing, pictures }: RetreatParts): RetreatCard {
  return {
    ...retreat,
    displayPhoto: pictures.many(retreat.displayPhoto),
    dates: departing.map(dateView),
  };
}

export function retreatView(retreat: RetreatEntity, parts: RetreatParts): Retreat {
  return {
    ...retreat,
    ...retreatCard(retreat, parts),
    photos: parts.pictures.many(retreat.photos),
    updatedAt: retreat.updatedAt.toISOString(),
  };
}
