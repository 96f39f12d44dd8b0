import type { SamplePicture } from './types.js';

/** The drawn portrait that the sample pictures hold for everybody. */
export const portrait = (name: string): SamplePicture => ({
  alt: `Drawing: a portrait of ${name} without features, in a ring of dots`,
  scene: 'medallion',
});

/** Addresses of the sample set end in a domain that no one can own. */
export const sampleMail = (slug: string): string => `${slug.replace(/-/g, '.')}@valam.example`;
export const sampleSite = (slug: string): string => `https://${slug}.example`;
