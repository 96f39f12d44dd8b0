import pg from 'pg';
import { DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import type { Logger } from '../logging/logger.js';
import { usualConnections } from './connections.js';
import type { MigrationClass } from './migration.js';
import { kitMigrations } from './kit-migrations.js';
import { PreparingClient } from './prepared-statements.js';
import {
  answerWithinMs as usualAnswerWithinMs,
  connectWithinMs,
  idleInTransactionMs,
  statementMs,
} from './time-limits.js';

const int8 = 20;
const date = 1082;

/** Parses `bigint` columns as numbers, with an error beyond the safe range; days stay strings. */
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
  /** When to give up a connection on which a statement is not answered; 0: never. */
  readonly answerWithinMs?: number;
}

/** Limits that keep one slow or forgotten statement from blocking the service. */
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
    // Opening a connection needs a DNS lookup and a handshake, an idle one holds 3 to 10 MiB of PostgreSQL.
    extra: {
      ...serverLimits,
      query_timeout: answerWithinMs,
      Client: PreparingClient,
      keepAlive: true,
      idleTimeoutMillis: 60_000,
    },
  };
  return new DataSource(options);
}
