import type { SampleContent } from './types.js';

/** Everything a fresh site shows. */
export const sampleContent: SampleContent = {
  tours: [],
  retreats: [],
  temples: [],
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
  contributorPictures: [],
};
