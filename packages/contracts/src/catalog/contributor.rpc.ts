import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Slug } from '../shared/text.js';
import { ContributorFilters } from './contributor.filters.js';
import { Contributor, ContributorCard, ReferralOwner } from './contributor.schema.js';
import { listInput } from './list.js';

/** Answered from the projection of identity's events. */
export const listContributors = defineRpc({
  subject: 'catalog.contributor.list.v1',
  input: listInput(ContributorFilters.shape),
  output: pageOf(ContributorCard),
  idempotent: true,
});

export const getContributor = defineRpc({
  subject: 'catalog.contributor.get.v1',
  input: z.object({ slug: Slug }),
  output: Contributor,
  problems: { 'catalog.contributor_not_found': 'not_found' },
  idempotent: true,
});

export const findContributorByCode = defineRpc({
  subject: 'catalog.contributor.find-by-code.v1',
  input: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  output: ReferralOwner,
  problems: { 'catalog.contributor_not_found': 'not_found' },
  idempotent: true,
});
