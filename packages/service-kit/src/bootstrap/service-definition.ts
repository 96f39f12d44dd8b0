import type { DynamicModule, Type } from '@nestjs/common';
import type { AdminService } from '@valam/contracts/shared/admin';
import type * as z from 'zod/mini';
import type { EntityClass } from '../database/data-source.js';
import type { MigrationClass } from '../database/migration.js';
import type { JobRegistry } from '../jobs/job-registry.js';

/** The definition of a service; production and tests start the same object. */
export interface ServiceDefinition<S extends z.core.$ZodType = z.core.$ZodType> {
  readonly name: AdminService;
  /** The environment variables of this service; the kit adds its own. */
  readonly config: S;
  readonly module: (config: z.output<S>) => Type<unknown> | DynamicModule;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
  readonly jobs: JobRegistry;
  /** The service requests or sends emails and needs `MAIL_KEY`. */
  readonly handlesMail?: boolean;
  /** Maximum number of connections of a replica, unless `DATABASE_CONNECTIONS` is set. */
  readonly databaseConnections?: number;
}
