import { useParams } from '@valam/mfe-kit/router';
import { catalogApi } from './catalog.api';

/** The slug in the URL, for lazy parts of a page, which get no props. */
const useSlug = (): string => useParams()['slug'] ?? '';

export const useShownTour = () => catalogApi.useTourQuery({ slug: useSlug() }).data;
export const useShownRetreat = () => catalogApi.useRetreatQuery({ slug: useSlug() }).data;
export const useShownHost = () => catalogApi.useContributorQuery({ slug: useSlug() }).data;
export const useShownTemple = () => catalogApi.useTempleQuery({ slug: useSlug() }).data;
