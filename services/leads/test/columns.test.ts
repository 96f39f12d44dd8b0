import { expect, it } from '@jest/globals';
import { columnsThatDiffer } from '@valam/service-kit/testing/columns-that-differ';
import { runningLeads } from './kit/start-leads.js';

const leads = await runningLeads();

/** Statements that write several tables cast values to the types of the entities. */
it('the columns of the entities of leads have the types of the tables, with or without null', async () => {
  expect(leads.dataSource.entityMetadatas.length).toBeGreaterThan(10);
  expect(await columnsThatDiffer(leads.dataSource)).toEqual([]);
});
