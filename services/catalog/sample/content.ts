import { contributorPictures } from './contributor-portraits.js';
import { temples } from './temples/temples.js';
import { tours } from './tours/tours.js';
import type { SampleContent } from './types.js';
import { withPictures } from './with-pictures.js';

/** Everything a fresh site shows. */
export const sampleContent: SampleContent = {
  tours: withPictures('tour', tours),
  retreats: [],
  temples: withPictures('temple', temples),
  venues: [],
  ashrams: [],
  articles: [],
  testimonials: [],
  faqs: [],
  policies: [],
  festivals: [],
  expertise: [],
  claims: [],
  aliases: [],
  contributorPictures,
};
