import * as z from 'zod/mini';
import { PublicContributor } from '../identity/contributor.schema.js';

/** Invented for a fresh site; every page that shows the person says so. */
const sampleMark = { isSample: z.optional(z.boolean()) };

/** What a host or guide card shows: no one's email address or number. */
export const ContributorCard = z.extend(
  z.pick(PublicContributor, {
    id: true,
    slug: true,
    name: true,
    about: true,
    expertise: true,
    tagline: true,
    jobTitle: true,
    contributingArea: true,
    country: true,
    statesCovered: true,
    languagesSpoken: true,
    interests: true,
    profilePhoto: true,
  }),
  sampleMark,
);
export type ContributorCard = z.infer<typeof ContributorCard>;

/** Everything that is public about a contributor. */
export const Contributor = z.extend(PublicContributor, sampleMark);
export type Contributor = z.infer<typeof Contributor>;

/** The owner of a referral code. */
export const ReferralOwner = z.pick(PublicContributor, { id: true, name: true });
