import type { DataSource } from 'typeorm';

/**
 * Opens connections before the first call. A replica gets its share of calls as soon as it listens; if those
 * calls had to open the connections, a few at a time on a busy machine, some would be late. A connection that
 * fails here is opened by a call.
 */
export async function fillPool(dataSource: DataSource, connections: number): Promise<void> {
  const runners = Array.from({ length: connections }, () => dataSource.createQueryRunner());
  await Promise.allSettled(runners.map((runner) => runner.connect()));
  await Promise.all(runners.map((runner) => runner.release()));
}
