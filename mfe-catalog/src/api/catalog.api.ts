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
import {
  getTempleRoute,
  listTempleFacetsRoute,
  listTemplesRoute,
  previewTempleRoute,
} from '@valam/contracts/catalog/temple.routes';
import { listTestimonialsRoute, pickTestimonialsRoute } from '@valam/contracts/catalog/testimonial.routes';
import { getTourRoute, listToursRoute, previewTourRoute } from '@valam/contracts/catalog/tour.routes';
import { listTourFacetsRoute } from '@valam/contracts/catalog/tour-facets.routes';
import { getVenueRoute, listVenuesRoute, previewVenueRoute } from '@valam/contracts/catalog/venue.routes';
import {
  getRetreatAvailabilityRoute,
  getTourAvailabilityRoute,
} from '@valam/contracts/leads/availability.routes';
import { listRetreatReviewsRoute, listTourReviewsRoute } from '@valam/contracts/leads/review.routes';
import { createRemoteApi, routeQuery } from '@valam/mfe-kit/api';
import { featuredOf, guidesOf, nextDepartureOf, teamOf } from './home-excerpts';

export const catalogApi = createRemoteApi('catalog', (build) => ({
  tours: build.query(routeQuery(listToursRoute)),
  tourFacets: build.query(routeQuery(listTourFacetsRoute)),
  tour: build.query(routeQuery(getTourRoute)),
  tourDraft: build.query(routeQuery(previewTourRoute)),
  availability: build.query(routeQuery(getTourAvailabilityRoute)),
  reviews: build.query(routeQuery(listTourReviewsRoute)),
  retreats: build.query(routeQuery(listRetreatsRoute)),
  retreat: build.query(routeQuery(getRetreatRoute)),
  retreatDraft: build.query(routeQuery(previewRetreatRoute)),
  retreatAvailability: build.query(routeQuery(getRetreatAvailabilityRoute)),
  retreatReviews: build.query(routeQuery(listRetreatReviewsRoute)),
  temples: build.query(routeQuery(listTemplesRoute)),
  templeFacets: build.query(routeQuery(listTempleFacetsRoute)),
  temple: build.query(routeQuery(getTempleRoute)),
  templeDraft: build.query(routeQuery(previewTempleRoute)),
  venues: build.query(routeQuery(listVenuesRoute)),
  venue: build.query(routeQuery(getVenueRoute)),
  venueDraft: build.query(routeQuery(previewVenueRoute)),
  ashrams: build.query(routeQuery(listAshramsRoute)),
  ashram: build.query(routeQuery(getAshramRoute)),
  ashramDraft: build.query(routeQuery(previewAshramRoute)),
  contributors: build.query(routeQuery(listContributorsRoute)),
  contributor: build.query(routeQuery(getContributorRoute)),
  articles: build.query(routeQuery(listArticlesRoute)),
  article: build.query(routeQuery(getArticleRoute)),
  articleDraft: build.query(routeQuery(previewArticleRoute)),
  testimonials: build.query(routeQuery(listTestimonialsRoute)),
  someTestimonials: build.query(routeQuery(pickTestimonialsRoute)),
  featuredTour: build.query(routeQuery(getTourRoute, featuredOf)),
  nextDeparture: build.query(routeQuery(getTourAvailabilityRoute, nextDepartureOf)),
  homeGuides: build.query(routeQuery(listContributorsRoute, guidesOf)),
  homeTeam: build.query(routeQuery(listContributorsRoute, teamOf)),
  faqs: build.query(routeQuery(listFaqsRoute)),
  policy: build.query(routeQuery(getPolicyRoute)),
  policyDraft: build.query(routeQuery(previewPolicyRoute)),
  claims: build.query(routeQuery(listClaimsRoute)),
  sacredDays: build.query(routeQuery(listSacredDaysRoute)),
  search: build.query(routeQuery(searchContentRoute)),
  suggestions: build.query(routeQuery(suggestContentRoute)),
}));
