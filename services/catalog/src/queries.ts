import type { Type } from '@nestjs/common';
import { ArticleSurroundings } from './article/article-surroundings.js';
import { ArticleRepository } from './article/article.repository.js';
import { ArticleRpc } from './article/article.rpc.js';
import { GetArticle } from './article/get-article.js';
import { ListArticles } from './article/list-articles.js';
import { AshramRpc } from './ashram/ashram.rpc.js';
import { GetAshram } from './ashram/get-ashram.js';
import { ListAshrams } from './ashram/list-ashrams.js';
import { FindShown } from './content/find-shown.js';
import { ContributorRepository } from './contributor/contributor.repository.js';
import { ContributorRpc } from './contributor/contributor.rpc.js';
import { FindContributorByCode } from './contributor/find-contributor-by-code.js';
import { GetContributor } from './contributor/get-contributor.js';
import { ListContributors } from './contributor/list-contributors.js';
import { ExpertiseRpc } from './expertise/expertise.rpc.js';
import { ListExpertise } from './expertise/list-expertise.js';
import { FaqRpc } from './faq/faq.rpc.js';
import { ListFaqs } from './faq/list-faqs.js';
import { CalendarRpc } from './festival/calendar.rpc.js';
import { FestivalRepository } from './festival/festival.repository.js';
import { ListSacredDays } from './festival/list-sacred-days.js';
import { MediaRpc } from './media/media.rpc.js';
import { Pictures } from './media/pictures.js';
import { GetPolicy } from './policy/get-policy.js';
import { ListPolicies } from './policy/list-policies.js';
import { PolicyRpc } from './policy/policy.rpc.js';
import { PrivacyRpc } from './privacy/privacy.rpc.js';
import { ExportPerson } from './privacy/export-person.js';
import { PreviewLinks } from './preview/preview-links.js';
import { ReplayRpc } from './replay/replay.rpc.js';
import { GetRetreat } from './retreat/get-retreat.js';
import { ListRetreats } from './retreat/list-retreats.js';
import { RetreatRpc } from './retreat/retreat.rpc.js';
import { SiteRpc } from './sample/site.rpc.js';
import { QueryPlans } from './search/query-plans.js';
import { SearchContent } from './search/search-content.js';
import { SearchRepository } from './search/search.repository.js';
import { SearchRpc } from './search/search.rpc.js';
import { SuggestContent } from './search/suggest-content.js';
import { ListClaims } from './setting/list-claims.js';
import { SettingRpc } from './setting/setting.rpc.js';
import { ListSitemapEntries } from './sitemap/list-sitemap-entries.js';
import { SitemapRpc } from './sitemap/sitemap.rpc.js';
import { SurroundingsRepository } from './surroundings/surroundings.repository.js';
import { GetTemple } from './temple/get-temple.js';
import { ListTemples } from './temple/list-temples.js';
import { TempleRepository } from './temple/temple.repository.js';
import { TempleRpc } from './temple/temple.rpc.js';
import { ListTestimonials } from './testimonial/list-testimonials.js';
import { PickTestimonials } from './testimonial/pick-testimonials.js';
import { TestimonialRpc } from './testimonial/testimonial.rpc.js';
import { GetTour } from './tour/get-tour.js';
import { ListTourFacets } from './tour/list-tour-facets.js';
import { ListTours } from './tour/list-tours.js';
import { TourFacetsRepository } from './tour/tour-facets.repository.js';
import { TourRepository } from './tour/tour.repository.js';
import { TourRpc } from './tour/tour.rpc.js';
import { GetVenue } from './venue/get-venue.js';
import { ListVenues } from './venue/list-venues.js';
import { VenueRpc } from './venue/venue.rpc.js';

/** Where calls arrive. */
export const controllers: Type[] = [
  TourRpc,
  RetreatRpc,
  TempleRpc,
  VenueRpc,
  AshramRpc,
  ArticleRpc,
  FaqRpc,
  TestimonialRpc,
  PolicyRpc,
  ExpertiseRpc,
  ContributorRpc,
  CalendarRpc,
  SettingRpc,
  SiteRpc,
  SearchRpc,
  SitemapRpc,
  MediaRpc,
  ReplayRpc,
  PrivacyRpc,
];

/** What can be asked. */
export const queries: Type[] = [
  ListTours,
  ListTourFacets,
  GetTour,
  ListRetreats,
  GetRetreat,
  ListTemples,
  GetTemple,
  ListVenues,
  GetVenue,
  ListAshrams,
  GetAshram,
  ListArticles,
  GetArticle,
  ListFaqs,
  ListTestimonials,
  PickTestimonials,
  ListPolicies,
  GetPolicy,
  ListExpertise,
  ListContributors,
  GetContributor,
  FindContributorByCode,
  ListSacredDays,
  ListClaims,
  SearchContent,
  SuggestContent,
  ListSitemapEntries,
  ExportPerson,
  // What they read with.
  FindShown,
  PreviewLinks,
  Pictures,
  ArticleSurroundings,
  ArticleRepository,
  ContributorRepository,
  FestivalRepository,
  QueryPlans,
  SearchRepository,
  SurroundingsRepository,
  TempleRepository,
  TourFacetsRepository,
  TourRepository,
];
