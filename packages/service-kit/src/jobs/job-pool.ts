import pg, { type ClientConfig } from 'pg';
import { jobConnections } from '../database/connections.js';
import { connectionBeside, LimitedClient } from '../database/limited-client.js';
import type { Logger } from '../logging/logger.js';

/** A client for a connection that could not be opened: every statement fails with the reason. */
class NoConnection extends pg.Client {
  constructor(reason: Error) {
    super();
    this.query = new Proxy(this.query, { apply: () => Promise.reject(reason) });
  }

  release(): void {}
}

/**
 * The connections of Graphile Worker. It does not await the statement that records the end of a job, so a
 * failure would be an unhandled rejection: here such a statement never fails. The job stays locked by its
 * worker pool, where `PoolPresence` finds it and runs it again. Graphile Worker's own retry could delete a
 * job that was added again meanwhile.
 */
export function openJobPool(url: string, unit: string, log: Logger): pg.Pool {
  const options: ClientConfig = connectionBeside(url, `${unit} jobs`);
  const pool = new pg.Pool({ ...options, max: jobConnections, Client: LimitedClient });
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection of the jobs was lost');
  const recordEnds = <C extends pg.PoolClient>(client: C): C => {
    client.query = new Proxy(client.query, {
      apply: (query, self, given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(query, self, given);
        if (!(answer instanceof Promise) || !recordsEnd(given[0])) return answer;
        return answer.catch((error: unknown) => {
          log.warn({ err: error }, 'how a job ended was not recorded; it runs again');
          return { rows: [], rowCount: 0 };
        });
      },
    });
    return client;
  };
  pool.on('error', lost);
  pool.on('connect', (client) => recordEnds(client).on('error', lost));
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, self, given: unknown[]): unknown => {
      const client: unknown = Reflect.apply(connect, self, given);
      if (!(client instanceof Promise)) return client;
      return client.catch((error: Error) => recordEnds(new NoConnection(error)));
    },
  });
  return pool;
}

/** The names of these statements in Graphile Worker. */
const recordsEnd = (statement: unknown): boolean =>
  typeof statement === 'object' &&
  statement !== null &&
  'name' in statement &&
  /^(complete|fail)_job/.test(String(statement.name));
