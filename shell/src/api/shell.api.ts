import { findContributorByCodeRoute } from '@valam/contracts/catalog/contributor.routes';
import { recordClickRoute } from '@valam/contracts/identity/referral.routes';
import { createLeadRoute } from '@valam/contracts/leads/lead.routes';
import { subscribeToNewsletterRoute } from '@valam/contracts/leads/newsletter.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

/** The calls that the shell itself makes. */
export const shellApi = createRemoteApi('shellApi', {
  createLead: routeMutation(createLeadRoute),
  subscribe: routeMutation(subscribeToNewsletterRoute),
  referralOwner: routeQuery(findContributorByCodeRoute),
  recordClick: routeMutation(recordClickRoute),
});
