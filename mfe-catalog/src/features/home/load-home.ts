import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { featuredAsked, guidesAsked, teamAsked } from './featured';

const { featuredTour, nextDeparture, claims, homeGuides, homeTeam, someTestimonials } = catalogApi.endpoints;

/** Asks for everything on the home page at once. Nothing of it is worth a page that does not come. */
export async function loadHome(app: AppContext): Promise<void> {
  await Promise.all([
    app.attempt(featuredTour, featuredAsked),
    app.attempt(nextDeparture, featuredAsked, { fresh: true }),
    app.attempt(claims, undefined),
    app.attempt(homeGuides, guidesAsked),
    app.attempt(homeTeam, teamAsked),
    app.attempt(someTestimonials, undefined),
  ]);
}
