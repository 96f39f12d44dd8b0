import pg from 'pg';
import { DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import type { Logger } from '../logging/logger.js';
import { usualConnections } from './connections.js';
import type { MigrationClass } from './migration.js';
import { kitMigrations } from './kit-migrations.js';
import { keepAlives } from './limited-client.js';
import { PreparingClient } from './prepared-statements.js';
import {
  answerWithinMs as usualAnswerWithinMs,
  connectWithinMs,
  idleInTransactionMs,
  statementMs,
} from './time-limits.js';

const int8 = 20;
const date = 1082;

/** Parses `bigint` columns as numbers, and throws beyond the safe range; days stay strings. */
function useOwnParsers(): void {
  pg.types.setTypeParser(int8, (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
    return value;
  });
  pg.types.setTypeParser(date, (text) => text);
}

export type EntityClass = abstract new (...args: never[]) => unknown;

export interface DatabaseOptions {
  readonly name: string;
  readonly url: string;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
  readonly log: Logger;
  readonly connections?: number;
  /** Timeout after which a connection with an unanswered statement is closed; 0: never. */
  readonly answerWithinMs?: number;
}

/** Server-side limits, so that a slow or forgotten statement does not block the service. */
const serverLimits = {
  statement_timeout: statementMs,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: idleInTransactionMs,
} as const;

export function createDataSource({
  name,
  url,
  entities,
  migrations,
  log,
  connections = usualConnections,
  answerWithinMs = usualAnswerWithinMs,
}: DatabaseOptions): DataSource {
  useOwnParsers();
  const options: DataSourceOptions = {
    type: 'postgres',
    driver: pg,
    url,
    applicationName: name,
    entities: [...entities] as MixedList<never>,
    migrations: [...kitMigrations, ...migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    poolSize: connections,
    connectTimeoutMS: connectWithinMs,
    poolErrorHandler: (error: unknown) => log.warn({ err: error }, 'a database connection was lost'),
    // Idle connections are closed late: opening one needs a DNS lookup and a handshake, while an idle one
    // costs PostgreSQL 3 to 10 MiB.
    extra: {
      ...serverLimits,
      options: keepAlives,
      query_timeout: answerWithinMs,
      Client: PreparingClient,
      keepAlive: true,
      idleTimeoutMillis: 60_000,
    },
  };
  return new DataSource(options);
}
