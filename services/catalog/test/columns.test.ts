import { expect, it } from '@jest/globals';
import { columnsThatDiffer } from '@valam/service-kit/testing/columns-that-differ';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();

it('the columns of the entities of catalog have the types of the tables, with or without null', async () => {
  expect(catalog.dataSource.entityMetadatas.length).toBeGreaterThan(10);
  expect(await columnsThatDiffer(catalog.dataSource)).toEqual([]);
});
