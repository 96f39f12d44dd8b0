import { lazyPage, page, type AppContext } from '@valam/mfe-kit/remote';
import { orSkeleton } from '../../api/or-skeleton';
import { homeStory } from '../../features/home/home-story.lazy';
import { catalogApi } from '../../api/catalog.api';
import { featuredAsked, guidesAsked, teamAsked } from '../../features/home/home-asked';

const { featuredTour, nextDeparture, claims, homeGuides, homeTeam, someTestimonials } = catalogApi.endpoints;

/** Loads all data of the home page in parallel. No part of it can fail the page. */
async function loadHome(app: AppContext): Promise<void> {
  await Promise.all([
    app.attempt(featuredTour, featuredAsked),
    app.attempt(nextDeparture, featuredAsked, { fresh: true }),
    app.attempt(claims, undefined),
    app.attempt(homeGuides, guidesAsked),
    app.attempt(homeTeam, teamAsked),
    app.attempt(someTestimonials, undefined),
  ]);
}

export const homeRoutes = [
  page({
    path: '/',
    page: lazyPage('home-page', () => import(/* webpackChunkName: "home-page" */ '../../pages/home-page')),
    load: (app) => orSkeleton(app, loadHome(app)),
    later: [homeStory],
  }),
];
