import { pictureList } from './pictures/picture-list.js';
import type { SampleAshram, SampleArticle, SamplePicture, SampleRetreat, SampleTemple } from './types.js';
import type { SampleTour, SampleVenue } from './types.js';

type Unillustrated<T> = Omit<T, 'pictures'>;

export type TourText = Unillustrated<SampleTour>;
export type RetreatText = Unillustrated<SampleRetreat>;
export type TempleText = Unillustrated<SampleTemple>;
export type VenueText = Unillustrated<SampleVenue>;
export type AshramText = Unillustrated<SampleAshram>;
export type ArticleText = Unillustrated<SampleArticle>;

/** The pictures of a record; the drawing tool generates the list. */
export function picturesOf(entity: string, slug: string): SamplePicture[] {
  return pictureList[`${entity}/${slug}`] ?? [];
}

/** Attaches the pictures to texts that are written without them. */
export function withPictures<T extends { slug: string }>(
  entity: string,
  texts: readonly T[],
): (T & { pictures: SamplePicture[] })[] {
  return texts.map((text) => ({ ...text, pictures: picturesOf(entity, text.slug) }));
}
