import * as z from 'zod/mini';
import { Picture } from '../catalog/picture.schema.js';
import { Email, Id, Instant, line, optionalLine, Slug } from '../shared/text.js';

export const contributingAreas = ['Host', 'Guide', 'Member', 'Affiliate'] as const;
export const ContributingArea = z.enum(contributingAreas);
export type ContributingArea = z.infer<typeof ContributingArea>;

export const approvalStatuses = ['pending', 'approved', 'declined', 'suspended'] as const;
export const ApprovalStatus = z.enum(approvalStatuses);
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

const text = z.nullable(z.string());

/** Public contact data of a contributor. */
const publicLinks = {
  website: text,
  facebook: text,
  instagram: text,
  twitter: text,
  linkedin: text,
  youtube: text,
};

/** Public profile of a contributor. `email` and `mobile` are set only if the contributor chose to show them. */
export const PublicContributor = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  about: text,
  expertise: text,
  tagline: text,
  jobTitle: text,
  contributingArea: ContributingArea,
  country: text,
  statesCovered: text,
  languagesSpoken: text,
  interests: text,
  profilePhoto: z.nullable(Picture),
  photos: z.array(Picture),
  ...publicLinks,
  email: text,
  mobile: text,
  createdAt: Instant,
});
export type PublicContributor = z.infer<typeof PublicContributor>;

/**
 * Affiliates have no page, and their profiles are not reviewed before approval, so their pictures are not
 * shown.
 */
export const mayHavePage = ({ contributingArea }: Pick<PublicContributor, 'contributingArea'>): boolean =>
  contributingArea !== 'Affiliate';

/** A contributor's own record, as the contributor sees and edits it. */
export const OwnContributor = z.extend(PublicContributor, {
  gender: text,
  showContact: z.boolean(),
  referralCode: text,
  approvalStatus: ApprovalStatus,
  referralLink: text,
  /** URL of a picture given at sign-up. The site shows no external pictures, so it has to be uploaded. */
  offeredPicture: z.optional(text),
  version: z.int(),
});
export type OwnContributor = z.infer<typeof OwnContributor>;

/** A web address as people type it; an empty string counts as absent. */
const webAddress = z.optional(
  z.nullable(
    z.union([
      z.literal(''),
      z.string().check(z.trim(), z.maxLength(300), z.regex(/^https?:\/\/\S+$/i, 'Start with https://')),
    ]),
  ),
);

/** Fields that a contributor may change in their own record. An omitted field stays unchanged. */
export const ProfileChange = z.object({
  name: z.optional(line(200)),
  about: optionalLine(10_000),
  expertise: optionalLine(1_000),
  tagline: optionalLine(200),
  jobTitle: optionalLine(200),
  country: optionalLine(100),
  statesCovered: optionalLine(1_000),
  languagesSpoken: optionalLine(1_000),
  interests: optionalLine(1_000),
  gender: optionalLine(40),
  mobile: optionalLine(40),
  website: webAddress,
  facebook: webAddress,
  instagram: webAddress,
  twitter: webAddress,
  linkedin: webAddress,
  youtube: webAddress,
  profilePhoto: z.optional(z.nullable(Picture)),
  photos: z.optional(z.array(Picture).check(z.maxLength(12))),
  showContact: z.optional(z.boolean()),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** Fields that back-office users may set. */
export const ContributorInput = z.extend(ProfileChange, {
  email: z.optional(Email),
  contributingArea: z.optional(ContributingArea),
});
export type ContributorInput = z.infer<typeof ContributorInput>;
