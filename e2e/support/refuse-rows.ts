import pg from 'pg';
import { system } from './system';

/**
 * Makes a table of a unit reject some rows, as a faulty release would, until `mend` is called. `constraint` is the name that
 * errors contain; they never contain the row.
 */
export async function refuseRows(
  unit: string,
  table: string,
  condition: string,
): Promise<{ readonly constraint: string; mend(): Promise<void> }> {
  const client = new pg.Client({ connectionString: system().databases[unit] });
  await client.connect();
  const name = `refused_${Date.now()}`;
  await client.query(`alter table ${table} add constraint ${name} check (not (${condition})) not valid`);
  return {
    constraint: name,
    async mend() {
      await client.query(`alter table ${table} drop constraint ${name}`);
      await client.end();
    },
  };
}
