import * as z from 'zod/mini';
import { everybody, operators, reviewers } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Email, Id, line } from '../shared/text.js';
import { ApprovalStatus, ContributingArea, ContributorInput } from './contributor.schema.js';
import { AdminStep, moment, reference, text } from '../shared/admin-record.js';
import { Picture } from '../catalog/picture.schema.js';

const NewCode = z.object({
  code: z.pipe(
    z.string().check(z.trim()),
    z.transform((code: string) => code.toUpperCase()),
  ),
});
export const NewContributor = z.extend(ContributorInput, {
  name: line(200),
  email: z.pipe(
    Email,
    z.transform((email: string) => email.trim().toLowerCase()),
  ),
});

/** Contributors: their profiles and approval. */
export const contributorsAdmin = defineAdminEntity({
  name: 'contributors',
  service: 'identity',
  summary: 'Contributors: who they are, and whether they are let in',
  record: z.object({
    id: Id,
    version: z.int(),
    slug: z.string(),
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
    gender: text,
    email: text,
    mobile: text,
    profilePhoto: z.nullable(Picture),
    photos: z.array(Picture),
    website: text,
    facebook: text,
    instagram: text,
    twitter: text,
    linkedin: text,
    youtube: text,
    showContact: z.boolean(),
    referralCode: text,
    referralCodeUsed: text,
    referredBy: reference,
    sharingMethod: text,
    motivation: text,
    approvalStatus: ApprovalStatus,
    approvedAt: moment,
    approvedBy: text,
    isSample: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
    possibleActions: z.array(z.string()),
    history: z.optional(z.array(AdminStep)),
    account: z.optional(
      z.nullable(
        z.object({
          id: Id,
          email: z.string(),
          emailVerified: z.boolean(),
          isBlocked: z.boolean(),
          offeredPicture: text,
        }),
      ),
    ),
  }),
  input: ContributorInput,
  newInput: NewContributor,
  filters: ['approvalStatus', 'status', 'contributingArea', 'country', 'referralCode', 'isSample'],
  sort: ['createdAt', 'name', 'approvalStatus', 'contributingArea', 'country', 'updatedAt'],
  search: ['name', 'email', 'referralCode'],
  roles: { read: everybody, write: reviewers },
  audited: [
    'name',
    'email',
    'mobile',
    'approvalStatus',
    'contributingArea',
    'country',
    'tagline',
    'about',
    'website',
    'showContact',
    'referralCode',
    'slug',
    'profilePhoto',
    'photos',
  ],
  hidden: [],
  actions: {
    approve: { roles: operators },
    decline: { roles: operators, needsReason: true },
    suspend: { roles: operators, needsReason: true },
    reinstate: { roles: operators },
    invite: { roles: operators },
    'set-code': { roles: operators, input: NewCode },
  },
});
