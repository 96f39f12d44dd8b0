import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCatalog, type TestCatalog } from './start-catalog.js';

import { deskOf } from './desk.js';

describe('spreadsheets', () => {
  let catalog: TestCatalog;
  beforeAll(async () => {
    catalog = await startCatalog();
  });
  afterAll(() => catalog.stop());

  const { act, list } = deskOf(() => catalog);

  it('tries first, then writes, then gives the same back', async () => {
    const csv =
      'name,slug,country,sleeps\nRiver House,river-house,India,24\n"=cmd()",formula-house,India,2\n';
    const trial = await act('venues', 'all', 'import', { csv });
    expect(trial).toMatchObject({ created: 2, problems: [], isDryRun: true });
    expect((await list('venues', { q: 'river-house' })).total).toBe(0);
    expect(await act('venues', 'all', 'import', { csv, dryRun: false })).toMatchObject({ created: 2 });
    const again = await act('venues', 'all', 'import', { csv, dryRun: false });
    expect(again).toMatchObject({ created: 0, updated: 2 });
    const { csv: out } = await act('venues', 'all', 'export');
    expect(String(out)).toContain('River House');
    expect(String(out)).toContain(`'=cmd()`);
  });

  it('writes nothing when any row is wrong, and names the rows', async () => {
    const csv = 'name,slug,sleeps\nFine,fine-house,3\n,nameless,4\nWrong,wrong-house,-1\n';
    const report = await act('venues', 'all', 'import', { csv, dryRun: false });
    expect(report).toMatchObject({
      problems: [
        { row: 3, fields: { name: expect.any(String) } },
        { row: 4, fields: { sleeps: 'Must be at least 0.' } },
      ],
    });
    expect((await list('venues', { q: 'fine-house' })).total).toBe(0);
  });
});
