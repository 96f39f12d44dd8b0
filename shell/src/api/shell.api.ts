import { findContributorByCodeRoute } from '@valam/contracts/catalog/contributor.routes';
import { getSiteStateRoute } from '@valam/contracts/catalog/site.routes';
import { recordClickRoute } from '@valam/contracts/identity/referral.routes';
import { createLeadRoute } from '@valam/contracts/leads/lead.routes';
import { subscribeToNewsletterRoute } from '@valam/contracts/leads/newsletter.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

/** Gateway calls of the shell itself. */
export const shellApi = createRemoteApi('shellApi', (build) => ({
  createLead: build.mutation(routeMutation(createLeadRoute)),
  subscribe: build.mutation(routeMutation(subscribeToNewsletterRoute)),
  referralOwner: build.query(routeQuery(findContributorByCodeRoute)),
  recordClick: build.mutation(routeMutation(recordClickRoute)),
  siteState: build.query(routeQuery(getSiteStateRoute)),
}));
