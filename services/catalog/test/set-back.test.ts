import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import { aDeparture, aTour } from './builders.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const runbook = readFileSync(
  path.resolve(import.meta.dirname, '../../../infra/docs/runbooks/restore.md'),
  'utf8',
);

/** Leads refuses an offer that is not newer than the last one, because it may be late. */
it('after a restore of its database, catalog emits offers that are newer than all that leads has received', async () => {
  const departure = await aDeparture(catalog, await aTour(catalog, { slug: 'set-back' }));
  const [, statement = ''] = /```sql\n(update departure .*;)\n```/.exec(runbook) ?? [];
  const offers = async () => {
    await catalog.rpc.call(replayCatalog, { what: 'departures' });
    const all = await catalog.publishedEvents(departureOffered);
    return all.map(({ payload }) => payload).filter(({ departureId }) => departureId === departure.id);
  };
  const before = Math.max(...(await offers()).map(({ version }) => version));
  await catalog.dataSource.query(statement);
  expect((await offers()).at(-1)?.version).toBe(before + 100_000);
});
