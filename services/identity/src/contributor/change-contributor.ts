import type { ContributorInput } from '@valam/contracts/identity/contributor.schema';
import { normaliseEmail } from '@valam/contracts/shared/text';
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

/** Pictures are shown from our own storage only. */
export function foreignPicture(change: ContributorInput): 'profilePhoto' | 'photos' | null {
  const isOwn = ({ src }: { src: string }) => /^\/media\/[a-z0-9/-]+$/.test(src);
  if (change.profilePhoto && !isOwn(change.profilePhoto)) return 'profilePhoto';
  return change.photos && !change.photos.every(isOwn) ? 'photos' : null;
}
