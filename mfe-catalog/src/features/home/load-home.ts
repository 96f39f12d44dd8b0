import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { featuredTour, guidesAsked, teamAsked } from './featured';

const { tour, availability, claims, contributors, someTestimonials } = catalogApi.endpoints;

/** Asks for everything on the home page at once. Nothing of it is worth a page that does not come. */
export async function loadHome(app: AppContext): Promise<void> {
  await Promise.all([
    app.attempt(tour, { slug: featuredTour }),
    app.attempt(availability, { slug: featuredTour }, { fresh: true }),
    app.attempt(claims, undefined),
    app.attempt(contributors, guidesAsked),
    app.attempt(contributors, teamAsked),
    app.attempt(someTestimonials, undefined),
  ]);
}
