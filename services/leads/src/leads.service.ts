import type { ServiceDefinition } from '@valam/service-kit/bootstrap/service-definition';
import { leadsSettings } from './config.js';
import { entities } from './entities.js';
import { leadsJobs } from './jobs.js';
import { LeadsModule } from './leads.module.js';
import { migrations } from './migrations/all.js';

/** This service, as production and tests start it. */
export const leadsService: ServiceDefinition<typeof leadsSettings> = {
  name: 'leads',
  config: leadsSettings,
  module: (config) => LeadsModule.of(config),
  entities,
  migrations,
  jobs: leadsJobs,
  handlesMail: true,
  // Confirmations of a popular date queue for one row lock; reads must not wait with them.
  databaseConnections: 24,
};
