import { contributorPublished, contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { mayHavePage, type PublicContributor } from '@valam/contracts/identity/contributor.schema';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import type { ContributorEntity } from './contributor.entity.js';
import { isInGoodStanding } from './contributor-states.js';

/** The public profile; email and phone number only if the contributor chose to show them. */
export function publicContributor(of: ContributorEntity): PublicContributor {
  return {
    id: of.id,
    slug: of.slug,
    name: of.name,
    about: of.about,
    expertise: of.expertise,
    tagline: of.tagline,
    jobTitle: of.jobTitle,
    contributingArea: of.contributingArea,
    country: of.country,
    statesCovered: of.statesCovered,
    languagesSpoken: of.languagesSpoken,
    interests: of.interests,
    profilePhoto: of.profilePhoto,
    photos: of.photos,
    website: of.website,
    facebook: of.facebook,
    instagram: of.instagram,
    twitter: of.twitter,
    linkedin: of.linkedin,
    youtube: of.youtube,
    email: of.showContact ? of.email : null,
    mobile: of.showContact ? of.mobile : null,
    createdAt: of.createdAt.toISOString(),
  };
}

/** Emits the current state of a contributor to the services that show contributors. */
export async function announceContributor(
  tx: EntityManager,
  of: ContributorEntity,
  { isErased = false }: { readonly isErased?: boolean } = {},
): Promise<void> {
  if (!isInGoodStanding(of.approvalStatus)) {
    const { id, version } = of;
    await emit(tx, contributorWithdrawn, { id, version, ...(isErased ? { isErased } : {}) });
    return;
  }
  await emit(tx, contributorPublished, {
    ...publicContributor(of),
    referralCode: of.referralCode,
    isListed: isListed(of),
    isSample: of.isSample,
    version: of.version,
  });
}

/** A contributor who may have a page is listed once there is a text for it. */
function isListed(of: ContributorEntity): boolean {
  return mayHavePage(of) && Boolean(of.about);
}
