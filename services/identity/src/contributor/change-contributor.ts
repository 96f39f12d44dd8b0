import { mediaKeyIn } from '@valam/contracts/catalog/media.address';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import type { ContributorInput } from '@valam/contracts/identity/contributor.schema';
import { normaliseEmail } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import type { ContributorEntity } from './contributor.entity.js';

const texts = [
  'about',
  'expertise',
  'tagline',
  'jobTitle',
  'country',
  'statesCovered',
  'languagesSpoken',
  'interests',
  'gender',
  'mobile',
  'website',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'youtube',
] as const satisfies readonly (keyof ContributorInput & keyof ContributorEntity)[];

/** Applies a change to a record: omitted fields stay, an empty text counts as absent. */
export function applyChange(contributor: ContributorEntity, change: ContributorInput): void {
  for (const field of texts) {
    const value = change[field];
    if (value !== undefined) contributor[field] = value || null;
  }
  if (change.name) contributor.name = change.name;
  if (change.email) contributor.email = normaliseEmail(change.email);
  if (change.contributingArea) contributor.contributingArea = change.contributingArea;
  if (change.profilePhoto !== undefined) contributor.profilePhoto = change.profilePhoto;
  if (change.photos) contributor.photos = change.photos;
  if (change.showContact !== undefined) contributor.showContact = change.showContact;
}

const percent = z.number().check(z.gte(0), z.lte(100));
const pixels = z.int().check(z.gte(1), z.lte(50_000));

/**
 * A picture as its upload described it. Pages draw `placeholder` as a background, which could be a picture of its own, not
 * taken from our storage.
 */
const StoredPicture = z.object({
  src: z.string().check(z.refine((src) => mediaKeyIn(src) === src.slice('/media/'.length))),
  width: pixels,
  height: pixels,
  alt: z.string().check(z.maxLength(300)),
  placeholder: z.string().check(z.regex(/^#[0-9a-f]{3,8}$/i)),
  focus: z.optional(z.object({ x: percent, y: percent })),
});

/** Pictures are shown from our own storage only. */
export function foreignPicture(change: ContributorInput): 'profilePhoto' | 'photos' | null {
  const isOwn = (picture: Picture) => z.safeParse(StoredPicture, picture).success;
  if (change.profilePhoto && !isOwn(change.profilePhoto)) return 'profilePhoto';
  return change.photos && !change.photos.every(isOwn) ? 'photos' : null;
}
