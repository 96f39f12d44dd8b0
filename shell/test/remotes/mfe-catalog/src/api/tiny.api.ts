import { getTourRoute } from '@valam/contracts/catalog/tour.routes';
import { createRemoteApi, routeQuery } from '@valam/mfe-kit/api';

export const api = createRemoteApi('catalog', (build) => ({ tour: build.query(routeQuery(getTourRoute)) }));
