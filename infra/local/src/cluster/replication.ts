import type { QueryResultRow } from 'pg';
import { connected } from '../postgres/connection.ts';

const answerWithinMs = 1_000;

/** Runs one query on a new connection, with a timeout. */
export const ask = <T extends QueryResultRow>(url: string, sql: string, timeoutMs = answerWithinMs) =>
  connected(
    { connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs },
    async (client) => (await client.query<T>(sql)).rows,
  );

/** Whether the standby of this name is streaming from the primary. */
export async function isStreaming(primaryUrl: string, name: string): Promise<boolean> {
  const rows = await ask<{ state: string }>(
    primaryUrl,
    `select state from pg_stat_replication where application_name = '${name}'`,
  );
  return rows.some(({ state }) => state === 'streaming');
}

/** Sets the synchronous standby; an empty name turns synchronous replication off. */
export async function setSynchronous(primaryUrl: string, name: string): Promise<void> {
  await ask(primaryUrl, `alter system set synchronous_standby_names = '${name}'`);
  await ask(primaryUrl, 'select pg_reload_conf()');
}
