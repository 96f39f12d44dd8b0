import { CatalogModule } from './catalog.module.js';
import { catalogSettings } from './config.js';
import { entities } from './entities.js';
import { catalogJobs } from './jobs.js';
import { migrations } from './migrations/all.js';

/** The service as production and tests start it. */
export const catalog = {
  name: 'catalog',
  config: catalogSettings,
  module: CatalogModule.of,
  entities,
  migrations,
  jobs: catalogJobs,
} as const;
