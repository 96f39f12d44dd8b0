import type { DataSource } from 'typeorm';

/**
 * Opens connections before the first call comes. A replica gets its share of the calls the moment it listens: opened by
 * these, a few at a time and on a busy machine, connections are late for some. One that cannot be opened is opened by a call.
 */
export async function fillPool(dataSource: DataSource, connections: number): Promise<void> {
  const runners = Array.from({ length: connections }, () => dataSource.createQueryRunner());
  await Promise.allSettled(runners.map((runner) => runner.connect()));
  await Promise.all(runners.map((runner) => runner.release()));
}
