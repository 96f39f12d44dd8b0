import type { Leads } from './start-leads.js';

/** The statements sent by `work`, in order, without those of jobs and other traffic of the service. */
export async function statementsOf(leads: Leads, work: () => Promise<unknown>): Promise<string[]> {
  const { dataSource } = leads;
  const own: string[] = [];
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    runner.query = ((text: string, ...rest: unknown[]) => {
      own.push(text.trim());
      return query(text, ...rest);
    }) as typeof runner.query;
    return runner;
  };
  try {
    await work();
  } finally {
    dataSource.createQueryRunner = createQueryRunner;
  }
  return own;
}
