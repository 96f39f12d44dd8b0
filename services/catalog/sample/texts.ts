import type {
  ArticleText,
  AshramText,
  RetreatText,
  TempleText,
  TourText,
  VenueText,
} from './with-pictures.js';

/** What is drawn: every record that has pictures, before it has them. */
export const retreats: RetreatText[] = [];
export const venues: VenueText[] = [];
export const ashrams: AshramText[] = [];
export const articles: ArticleText[] = [];
export { contributors } from './contributor-portraits.js';
export { temples } from './temples/temples.js';
export { tours } from './tours/tours.js';
