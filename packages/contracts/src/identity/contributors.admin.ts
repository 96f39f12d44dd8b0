import * as z from 'zod/mini';
import { everybody, operators, reviewers } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Email, line } from '../shared/text.js';
import { ContributorInput } from './contributor.schema.js';

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

/** Contributors: who they are, and whether they are let in. */
export const contributorsAdmin = defineAdminEntity({
  name: 'contributors',
  service: 'identity',
  summary: 'Contributors: who they are, and whether they are let in',
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
