import { defineRoute } from '../shared/define.js';
import { ContributorFilters } from './contributor.filters.js';
import { findContributorByCode, getContributor, listContributors } from './contributor.rpc.js';
import { ContributorCard } from './contributor.schema.js';
import { listOf, listQuery } from './list.js';

export const listContributorsRoute = defineRoute({
  method: 'GET',
  path: '/api/contributors',
  summary: 'Hosts, guides and members, without contact details',
  query: listQuery(ContributorFilters.shape),
  output: listOf(ContributorCard),
  problems: listContributors.problems,
  cache: { seconds: 5, tags: ['contributors'] },
});

export const getContributorRoute = defineRoute({
  method: 'GET',
  path: '/api/contributors/:slug',
  summary: 'One of them; contact details where they chose to show them',
  params: getContributor.input,
  output: getContributor.output,
  problems: getContributor.problems,
  cache: { seconds: 5, tags: ['contributors'] },
});

export const findContributorByCodeRoute = defineRoute({
  method: 'GET',
  path: '/api/contributors/ref/:code',
  summary: 'Who a referral code belongs to',
  params: findContributorByCode.input,
  output: findContributorByCode.output,
  problems: findContributorByCode.problems,
  cache: { seconds: 5, tags: ['contributors'] },
});
