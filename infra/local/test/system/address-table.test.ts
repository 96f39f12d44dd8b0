import { expect, test } from '@jest/globals';
import { addressTable, type Shown } from '../../src/system/address-table.ts';
import { readSettings } from '../../src/system/settings.ts';

const table = (told: Pick<Shown, 'isWhole' | 'troubles'>) =>
  addressTable(
    {
      settings: readSettings({ DATA_DIR: '/data' }),
      run: () => ({
        site: 'http://localhost:8080',
        gateway: 'http://127.0.0.1:1',
        smtp: 'smtp://127.0.0.1:2',
        payments: 'http://127.0.0.1:3',
        nats: 'nats://127.0.0.1:4',
        database: 'postgres://postgres:secret@127.0.0.1:5/postgres',
        admin: { email: 'owner@example.org', password: 'secret' },
        pids: {},
        ops: {},
        processes: {},
        replicas: {},
        databases: {},
      }),
      isNew: false,
      ...told,
    },
    12.3,
    'Valam',
  );

test('says that the site is ready only if everything started', () => {
  expect(table({ isWhole: true, troubles: [] })).toContain('Valam is ready (12.3 s)');
  expect(table({ isWhole: false, troubles: [] })).not.toContain('Valam is ready');
});

test('ends with the problems and how to fix them, below the addresses', () => {
  const trouble = 'booking was not released: no build\nTo mend it: npm run build mfe-booking -- --force';
  const lines = table({ isWhole: false, troubles: [trouble] });
  expect(lines).toContain('Valam runs, but not all of it is ready');
  expect(lines.trimEnd().endsWith(trouble)).toBe(true);
});
