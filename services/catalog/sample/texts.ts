import type {
  ArticleText,
  AshramText,
  RetreatText,
  TempleText,
  TourText,
  VenueText,
} from './with-pictures.js';
import { temples } from './temples/temples.js';

/** What is drawn: every record that has pictures, before it has them. */
export const tours: TourText[] = [];
export const retreats: RetreatText[] = [];
export const venues: VenueText[] = [];
export const ashrams: AshramText[] = [];
export const articles: ArticleText[] = [];
export const contributors: never[] = [];
export { temples };
