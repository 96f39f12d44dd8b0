import type { SamplePicture } from './types.js';

/** The drawn portrait of a person in the sample pictures. */
export const portrait = (name: string): SamplePicture => ({
  alt: `Drawing: a portrait of ${name} without features, in a ring of dots`,
  scene: 'medallion',
});

/** Email addresses of the sample set use a domain that nobody can register. */
export const sampleMail = (slug: string): string => `${slug.replace(/-/g, '.')}@valam.example`;
export const sampleSite = (slug: string): string => `https://${slug}.example`;
