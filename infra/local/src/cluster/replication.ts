import type { QueryResultRow } from 'pg';
import { connected } from '../postgres/connection.ts';

const answerWithinMs = 1_000;

/** One query on a connection of its own, within a time limit. */
export const ask = <T extends QueryResultRow>(url: string, sql: string, timeoutMs = answerWithinMs) =>
  connected(
    { connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs },
    async (client) => (await client.query<T>(sql)).rows,
  );

/** Whether a standby of this name receives the primary's log as it is written. */
export async function isStreaming(primaryUrl: string, name: string): Promise<boolean> {
  const rows = await ask<{ state: string }>(
    primaryUrl,
    `select state from pg_stat_replication where application_name = '${name}'`,
  );
  return rows.some(({ state }) => state === 'streaming');
}

/** Sets the standby that every write waits for; none with an empty name. */
export async function setSynchronous(primaryUrl: string, name: string): Promise<void> {
  await ask(primaryUrl, `alter system set synchronous_standby_names = '${name}'`);
  await ask(primaryUrl, 'select pg_reload_conf()');
}
