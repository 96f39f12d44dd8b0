import { useParams } from '@valam/mfe-kit/router';
import { catalogApi } from './catalog.api';

/** What the page's address names, for later parts of the page, which get no props; undefined until it is loaded. */
const useSlug = (): string => useParams()['slug'] ?? '';

export const useShownTour = () => catalogApi.useTourQuery({ slug: useSlug() }).data;
export const useShownRetreat = () => catalogApi.useRetreatQuery({ slug: useSlug() }).data;
export const useShownHost = () => catalogApi.useContributorQuery({ slug: useSlug() }).data;
export const useShownTemple = () => catalogApi.useTempleQuery({ slug: useSlug() }).data;
