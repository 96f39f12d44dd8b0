import type { Temple, TempleCard } from '@valam/contracts/catalog/temple.schema';
import type { PictureSet } from '../media/pictures.js';
import type { TempleEntity } from './temple.entity.js';
import type { NearTemple } from './temple.repository.js';

export function templeCard(temple: TempleEntity, pictures: PictureSet, distanceKm?: number): TempleCard {
  return {
    ...temple,
    displayPhoto: pictures.one(temple.displayPhoto),
    ...(distanceKm === undefined ? {} : { distanceKm: rounded(distanceKm) }),
  };
}

export function templeView(
  temple: TempleEntity,
  nearby: readonly NearTemple[],
  pictures: PictureSet,
): Temple {
  return {
    ...temple,
    displayPhoto: pictures.one(temple.displayPhoto),
    photos: pictures.many(temple.photos),
    nearby: nearby.map(({ slug, name, town, distance_km }) => ({
      slug,
      name,
      town,
      distanceKm: rounded(distance_km),
    })),
    updatedAt: temple.updatedAt.toISOString(),
  };
}

const rounded = (km: number): number => Math.round(km * 10) / 10;
