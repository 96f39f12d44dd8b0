import { remote } from '@valam/mfe-kit/remote';
import { catalogApi } from '../api/catalog.api';
import { aboutRoutes } from './routes/about';
import { articleRoutes } from './routes/articles';
import { homeRoutes } from './routes/home';
import { peopleRoutes } from './routes/people';
import { placeRoutes } from './routes/places';
import { policyRoutes } from './routes/policies';
import { retreatRoutes } from './routes/retreats';
import { searchRoutes } from './routes/search';
import { tourRoutes } from './routes/tours';
import { slots } from './slots';

/** Everything that catalog exposes to the shell and to pages of other remotes. */
export default remote({
  name: 'catalog',
  apis: [catalogApi],
  routes: [
    ...homeRoutes,
    ...tourRoutes,
    ...retreatRoutes,
    ...placeRoutes,
    ...peopleRoutes,
    ...articleRoutes,
    ...aboutRoutes,
    ...policyRoutes,
    ...searchRoutes,
  ],
  slots,
});
