import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { getPolicy, listPolicies, PolicySlug } from './policy.rpc.js';
import { PreviewQuery } from './preview.js';

export const listPoliciesRoute = defineRoute({
  method: 'GET',
  path: '/api/policies',
  summary: 'The policies in force',
  output: listPolicies.output,
  problems: listPolicies.problems,
  cache: { seconds: 5, tags: ['policies'] },
});

export const getPolicyRoute = defineRoute({
  method: 'GET',
  path: '/api/policies/:slug',
  summary: 'The version of a policy in force, or the one named',
  params: z.object({ slug: PolicySlug }),
  query: z.object({ version: z.optional(z.string().check(z.maxLength(40))) }),
  output: getPolicy.output,
  problems: getPolicy.problems,
  cache: { seconds: 5, tags: ['policies'] },
});

export const previewPolicyRoute = defineRoute({
  method: 'GET',
  path: '/api/preview/policies/:slug',
  summary: 'A draft, for anyone who has the link',
  params: z.object({ slug: PolicySlug }),
  query: PreviewQuery,
  output: getPolicy.output,
  problems: getPolicy.problems,
});
