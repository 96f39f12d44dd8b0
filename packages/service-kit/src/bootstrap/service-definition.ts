import type { DynamicModule, Type } from '@nestjs/common';
import type { AdminService } from '@valam/contracts/shared/admin';
import type * as z from 'zod/mini';
import type { EntityClass } from '../database/data-source.js';
import type { MigrationClass } from '../database/migration.js';

/** Everything that makes a service: the same object starts it in production and in tests. */
export interface ServiceDefinition<S extends z.core.$ZodType = z.core.$ZodType> {
  readonly name: AdminService;
  /** The environment variables of this service's own; the kit reads its own besides. */
  readonly config: S;
  readonly module: (config: z.output<S>) => Type<unknown> | DynamicModule;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
  /** Asks for emails or sends them, so it needs `MAIL_KEY`. */
  readonly handlesMail?: boolean;
  /** How many connections a replica keeps at most, unless `DATABASE_CONNECTIONS` says otherwise. */
  readonly databaseConnections?: number;
}
