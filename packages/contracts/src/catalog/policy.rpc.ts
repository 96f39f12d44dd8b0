import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { PreviewToken } from './preview.js';
import { Policy, PolicyVersion } from './policy.schema.js';

/** As in URLs: `terms_of_service`, `cancellations-and-refunds`. */
export const PolicySlug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/));

export const listPolicies = defineRpc({
  subject: 'catalog.policy.list.v1',
  input: z.object({}),
  output: z.array(PolicyVersion),
  idempotent: true,
});

/** The version in force, or the given one. */
export const getPolicy = defineRpc({
  subject: 'catalog.policy.get.v1',
  input: z.object({
    slug: PolicySlug,
    version: z.optional(z.string().check(z.maxLength(40))),
    preview: PreviewToken,
  }),
  output: Policy,
  problems: { 'catalog.policy_not_found': 'not_found', 'catalog.preview_refused': 'forbidden' },
  idempotent: true,
});
