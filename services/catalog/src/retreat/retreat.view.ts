import type { Retreat, RetreatCard } from '@valam/contracts/catalog/retreat.schema';
import type { PictureSet } from '../media/pictures.js';
import type { RetreatEntity } from './retreat.entity.js';

export function retreatCard(retreat: RetreatEntity, pictures: PictureSet): RetreatCard {
  return { ...retreat, displayPhoto: pictures.many(retreat.displayPhoto) };
}

export function retreatView(retreat: RetreatEntity, pictures: PictureSet): Retreat {
  return {
    ...retreat,
    ...retreatCard(retreat, pictures),
    photos: pictures.many(retreat.photos),
    updatedAt: retreat.updatedAt.toISOString(),
  };
}
