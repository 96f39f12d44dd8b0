import type { Ashram, AshramCard } from '@valam/contracts/catalog/ashram.schema';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import { shorten } from '../text/shorten.js';
import type { PictureSet } from '../media/pictures.js';
import type { AshramEntity } from './ashram.entity.js';

const cardLength = 220;

export function ashramCard(ashram: AshramEntity, pictures: PictureSet): AshramCard {
  return {
    ...ashram,
    description: shorten(bracketTextWords(ashram.description ?? ''), cardLength) || null,
    displayPhotos: pictures.many(ashram.displayPhotos),
  };
}

export function ashramView(ashram: AshramEntity, pictures: PictureSet): Ashram {
  return {
    ...ashram,
    displayPhotos: pictures.many(ashram.displayPhotos),
    photos: pictures.many(ashram.photos),
    updatedAt: ashram.updatedAt.toISOString(),
  };
}
