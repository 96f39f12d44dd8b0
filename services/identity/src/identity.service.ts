import { identitySettings } from './config.js';
import { entities } from './entities.js';
import { IdentityModule } from './identity.module.js';
import { identityJobs } from './jobs.js';
import { migrations } from './migrations/all.js';

/** The service as production and tests start it. */
export const identity = {
  name: 'identity',
  config: identitySettings,
  module: IdentityModule.of,
  entities,
  migrations,
  jobs: identityJobs,
  handlesMail: true,
} as const;
