import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startLeads, type Leads } from './kit/start-leads.js';

describe('the columns of the entities', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  it('equal the types of the tables, because statements that write several tables cast them', async () => {
    const rows = await leads.dataSource.query<{ name: string; type: string }[]>(
      `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
        where table_schema = current_schema()`,
    );
    const types = new Map(rows.map(({ name, type }) => [name, type]));
    const { driver, entityMetadatas } = leads.dataSource;
    const different = entityMetadatas.flatMap(({ tableName, columns }) =>
      columns
        .map((column) => ({
          name: `${tableName}.${column.databaseName}`,
          entity: driver.normalizeType(column),
        }))
        .filter(({ name, entity }) => types.get(name) !== entity)
        .map(({ name, entity }) => `${name} is ${types.get(name)}, not ${entity}`),
    );
    expect(types.size).toBeGreaterThan(100);
    expect(different).toEqual([]);
  });
});
