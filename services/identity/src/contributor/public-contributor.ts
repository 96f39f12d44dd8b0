import { contributorPublished, contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { mayHavePage, type PublicContributor } from '@valam/contracts/identity/contributor.schema';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import type { ContributorEntity } from './contributor.entity.js';
import { isInGoodStanding } from './contributor-life.js';

/** What everybody may see; email and number only where the person chose so. */
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

/** Tells everybody who shows contributors how this one stands now. */
export async function announceContributor(tx: EntityManager, of: ContributorEntity): Promise<void> {
  if (!isInGoodStanding(of.approvalStatus)) {
    await emit(tx, contributorWithdrawn, { id: of.id, version: of.version });
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

/** A contributor who may have a page has one as soon as there is something to read on it. */
function isListed(of: ContributorEntity): boolean {
  return mayHavePage(of) && Boolean(of.about);
}
