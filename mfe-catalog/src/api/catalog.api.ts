import {
  getArticleRoute,
  listArticlesRoute,
  previewArticleRoute,
} from '@valam/contracts/catalog/article.routes';
import { getAshramRoute, listAshramsRoute, previewAshramRoute } from '@valam/contracts/catalog/ashram.routes';
import { listSacredDaysRoute } from '@valam/contracts/catalog/calendar.routes';
import { getContributorRoute, listContributorsRoute } from '@valam/contracts/catalog/contributor.routes';
import { listFaqsRoute } from '@valam/contracts/catalog/faq.routes';
import { getPolicyRoute, previewPolicyRoute } from '@valam/contracts/catalog/policy.routes';
import {
  getRetreatRoute,
  listRetreatsRoute,
  previewRetreatRoute,
} from '@valam/contracts/catalog/retreat.routes';
import { searchContentRoute, suggestContentRoute } from '@valam/contracts/catalog/search.routes';
import { listClaimsRoute } from '@valam/contracts/catalog/setting.routes';
import { getTempleRoute, listTemplesRoute, previewTempleRoute } from '@valam/contracts/catalog/temple.routes';
import { listTestimonialsRoute, pickTestimonialsRoute } from '@valam/contracts/catalog/testimonial.routes';
import { getTourRoute, listToursRoute, previewTourRoute } from '@valam/contracts/catalog/tour.routes';
import { listTourFacetsRoute } from '@valam/contracts/catalog/tour-facets.routes';
import { getVenueRoute, listVenuesRoute, previewVenueRoute } from '@valam/contracts/catalog/venue.routes';
import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';
import { listTourReviewsRoute } from '@valam/contracts/leads/review.routes';
import { createRemoteApi, routeExcerpt, routeQuery } from '@valam/mfe-kit/api';
import { featuredOf, guidesOf, nextDepartureOf, teamOf } from './home-excerpts';

/** Everything these pages read. */
export const catalogApi = createRemoteApi('catalog', {
  tours: routeQuery(listToursRoute),
  tourFacets: routeQuery(listTourFacetsRoute),
  tour: routeQuery(getTourRoute),
  tourDraft: routeQuery(previewTourRoute),
  availability: routeQuery(getTourAvailabilityRoute),
  reviews: routeQuery(listTourReviewsRoute),
  retreats: routeQuery(listRetreatsRoute),
  retreat: routeQuery(getRetreatRoute),
  retreatDraft: routeQuery(previewRetreatRoute),
  temples: routeQuery(listTemplesRoute),
  temple: routeQuery(getTempleRoute),
  templeDraft: routeQuery(previewTempleRoute),
  venues: routeQuery(listVenuesRoute),
  venue: routeQuery(getVenueRoute),
  venueDraft: routeQuery(previewVenueRoute),
  ashrams: routeQuery(listAshramsRoute),
  ashram: routeQuery(getAshramRoute),
  ashramDraft: routeQuery(previewAshramRoute),
  contributors: routeQuery(listContributorsRoute),
  contributor: routeQuery(getContributorRoute),
  articles: routeQuery(listArticlesRoute),
  article: routeQuery(getArticleRoute),
  articleDraft: routeQuery(previewArticleRoute),
  testimonials: routeQuery(listTestimonialsRoute),
  someTestimonials: routeQuery(pickTestimonialsRoute),
  featuredTour: routeExcerpt(getTourRoute, featuredOf),
  nextDeparture: routeExcerpt(getTourAvailabilityRoute, nextDepartureOf),
  homeGuides: routeExcerpt(listContributorsRoute, guidesOf),
  homeTeam: routeExcerpt(listContributorsRoute, teamOf),
  faqs: routeQuery(listFaqsRoute),
  policy: routeQuery(getPolicyRoute),
  policyDraft: routeQuery(previewPolicyRoute),
  claims: routeQuery(listClaimsRoute),
  sacredDays: routeQuery(listSacredDaysRoute),
  search: routeQuery(searchContentRoute),
  suggestions: routeQuery(suggestContentRoute),
});
