import * as z from 'zod/mini';
import { PublicContributor } from '../identity/contributor.schema.js';

const marks = {
  /** Sample data of a new site; every page that shows the person says so. */
  isSample: z.optional(z.boolean()),
  /** False for a person without a page under `/host`: an affiliate, or someone without a text for it. */
  hasPage: z.optional(z.boolean()),
  /** URL of the profile photo, for clients that do not use the sizes. */
  avatarUrl: z.optional(z.nullable(z.string())),
};

const { photos, website, facebook, instagram, twitter, linkedin, youtube, createdAt } =
  PublicContributor.shape;

/** Fields of a host or guide card, without email address or phone number. */
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
  {
    ...marks,
    photos: z.optional(photos),
    website: z.optional(website),
    facebook: z.optional(facebook),
    instagram: z.optional(instagram),
    twitter: z.optional(twitter),
    linkedin: z.optional(linkedin),
    youtube: z.optional(youtube),
    createdAt: z.optional(createdAt),
  },
);
export type ContributorCard = z.infer<typeof ContributorCard>;

/** The public data of a contributor. */
export const Contributor = z.extend(PublicContributor, marks);
export type Contributor = z.infer<typeof Contributor>;

/** The owner of a referral code. */
export const ReferralOwner = z.pick(PublicContributor, { id: true, name: true });
