import { aliases } from './aliases.js';
import { articles } from './articles/articles.js';
import { ashrams } from './ashrams/ashrams.js';
import { claims } from './claims.js';
import { contributorPictures } from './contributor-portraits.js';
import { expertise } from './expertise.js';
import { faqs } from './faqs/faqs.js';
import { festivals } from './festivals/festivals.js';
import { policies } from './policies/policies.js';
import { retreats } from './retreats/retreats.js';
import { temples } from './temples/temples.js';
import { testimonials } from './testimonials.js';
import { tours } from './tours/tours.js';
import type { SampleContent } from './types.js';
import { venues } from './venues/venues.js';
import { withPictures } from './with-pictures.js';

/** The complete content of a new site. */
export const sampleContent: SampleContent = {
  tours: withPictures('tour', tours),
  retreats: withPictures('retreat', retreats),
  temples: withPictures('temple', temples),
  venues: withPictures('venue', venues),
  ashrams: withPictures('ashram', ashrams),
  articles: withPictures('article', articles),
  testimonials,
  faqs,
  policies,
  festivals,
  expertise,
  claims,
  aliases,
  contributorPictures,
};
