import { getArticleRoute, listArticlesRoute } from '@valam/contracts/catalog/article.routes';
import { getAshramRoute, listAshramsRoute } from '@valam/contracts/catalog/ashram.routes';
import { listSacredDaysRoute } from '@valam/contracts/catalog/calendar.routes';
import { getContributorRoute, listContributorsRoute } from '@valam/contracts/catalog/contributor.routes';
import { listFaqsRoute } from '@valam/contracts/catalog/faq.routes';
import { getPolicyRoute } from '@valam/contracts/catalog/policy.routes';
import { getRetreatRoute, listRetreatsRoute } from '@valam/contracts/catalog/retreat.routes';
import { searchContentRoute, suggestContentRoute } from '@valam/contracts/catalog/search.routes';
import { listClaimsRoute } from '@valam/contracts/catalog/setting.routes';
import { getTempleRoute, listTemplesRoute } from '@valam/contracts/catalog/temple.routes';
import { listTestimonialsRoute, pickTestimonialsRoute } from '@valam/contracts/catalog/testimonial.routes';
import { getTourRoute, listToursRoute } from '@valam/contracts/catalog/tour.routes';
import { listTourFacetsRoute } from '@valam/contracts/catalog/tour-facets.routes';
import { getVenueRoute, listVenuesRoute } from '@valam/contracts/catalog/venue.routes';
import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';
import { listTourReviewsRoute } from '@valam/contracts/leads/review.routes';
import { createRemoteApi, routeQuery } from '@valam/mfe-kit/api';

/** Everything these pages read. */
export const catalogApi = createRemoteApi('catalog', {
  tours: routeQuery(listToursRoute),
  tourFacets: routeQuery(listTourFacetsRoute),
  tour: routeQuery(getTourRoute),
  availability: routeQuery(getTourAvailabilityRoute),
  reviews: routeQuery(listTourReviewsRoute),
  retreats: routeQuery(listRetreatsRoute),
  retreat: routeQuery(getRetreatRoute),
  temples: routeQuery(listTemplesRoute),
  temple: routeQuery(getTempleRoute),
  venues: routeQuery(listVenuesRoute),
  venue: routeQuery(getVenueRoute),
  ashrams: routeQuery(listAshramsRoute),
  ashram: routeQuery(getAshramRoute),
  contributors: routeQuery(listContributorsRoute),
  contributor: routeQuery(getContributorRoute),
  articles: routeQuery(listArticlesRoute),
  article: routeQuery(getArticleRoute),
  testimonials: routeQuery(listTestimonialsRoute),
  someTestimonials: routeQuery(pickTestimonialsRoute),
  faqs: routeQuery(listFaqsRoute),
  policy: routeQuery(getPolicyRoute),
  claims: routeQuery(listClaimsRoute),
  sacredDays: routeQuery(listSacredDaysRoute),
  search: routeQuery(searchContentRoute),
  suggestions: routeQuery(suggestContentRoute),
});
