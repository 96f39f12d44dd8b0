import type { DataSource, Logger } from 'typeorm';

export interface RecordedQuery {
  readonly sql: string;
  readonly parameters: unknown[];
}

/** The statements that `work` sends to the database. */
export async function recordQueries(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<RecordedQuery[]> {
  const queries: RecordedQuery[] = [];
  const usual = dataSource.logger;
  const recorder: Logger = {
    logQuery: (sql, parameters) => {
      queries.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] });
    },
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: () => undefined,
  };
  try {
    dataSource.logger = recorder;
    await work();
  } finally {
    dataSource.logger = usual;
  }
  return queries.filter(({ sql }) => !/outbox|graphile_worker|^(START|COMMIT|ROLLBACK)/i.test(sql));
}
