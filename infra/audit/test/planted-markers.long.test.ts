import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connected } from '@valam/local/postgres/connection';
import { startPostgres } from '@valam/local/postgres';
import { dataDirOfTests } from '@valam/local/testing/folder';
import { serveInTest } from '@valam/local/testing/serve';
import { lookInDatabase, lookInFigures, lookInFiles, lookInMails } from '../src/places-of-data.ts';

const marker = 'MARKERplanted';
const secrets = [
  { what: 'a passport', value: `${marker}passport`, of: ['a@audit.example'] },
  { what: 'a reset token', value: `${marker}token`, of: ['b@audit.example'] },
];

const serve = serveInTest();

describe('the search for markers', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  const ask = (sql: string, values: readonly unknown[] = []) =>
    connected(postgres.url, (client) => client.query(sql, [...values]));
  const looked = () => lookInDatabase('leads', postgres.url, secrets);

  afterAll(() => postgres.stop());
  const dataDir = dataDirOfTests();
  beforeAll(async () => {
    postgres = await startPostgres({ dataDir: dataDir(), isDurable: false });
    await ask('create table booking (id int, sealed text, steps jsonb, "oddly Named" text[])');
    await ask('create schema graphile_worker create table _private_jobs (payload json)');
  });

  it('finds nothing where everything is encrypted', async () => {
    await ask(`insert into booking values (1, 'v1.abc.def.ghi', '{"a": 1}', array['x'])`);
    expect(await looked()).toEqual({ looked: 5, found: [] });
  });

  it.each([
    ['a column of text', 'booking.sealed', 'insert into booking (sealed) values ($1)', secrets[0]],
    [
      'a record inside of JSON',
      'booking.steps',
      `insert into booking (steps) values (json_build_object('after', $1::text))`,
      secrets[0],
    ],
    ['a list', 'booking.oddly Named', 'insert into booking ("oddly Named") values (array[$1])', secrets[1]],
    [
      'a job',
      '_private_jobs.payload',
      "insert into graphile_worker._private_jobs values (json_build_object('mail', $1::text))",
      secrets[1],
    ],
  ] as const)('finds it in %s', async (_what, place, sql, secret) => {
    await ask(sql, [`before ${secret?.value ?? ''} after`]);
    const { found } = await looked();
    expect(found).toEqual(
      expect.arrayContaining([expect.stringMatching(`${place} holds ${secret?.what ?? ''}`)]),
    );
    await ask('truncate booking, graphile_worker._private_jobs');
  });

  it('finds a marker in the bytes of a stream and in a log line', async () => {
    const folder = path.join(dataDir(), 'files');
    await mkdir(path.join(folder, 'store/EVENTS'), { recursive: true });
    await writeFile(path.join(folder, 'store/EVENTS/1.blk'), Buffer.from([0, 255, 1]));
    expect(lookInFiles(folder, secrets)).toEqual({
      looked: 1,
      found: [],
    });
    const bytes = Buffer.concat([
      Buffer.from([0, 200]),
      Buffer.from(secrets[1]?.value ?? ''),
      Buffer.from([0]),
    ]);
    await writeFile(path.join(folder, 'store/EVENTS/2.blk'), bytes);
    await writeFile(
      path.join(folder, 'leads.log'),
      `{"err":{"parameters":["${secrets[0]?.value ?? ''}"]}}\n`,
    );
    const { looked, found } = lookInFiles(folder, secrets);
    expect(looked).toBe(3);
    expect([...found].sort()).toEqual([
      'files/leads.log holds a passport',
      'files/store/EVENTS/2.blk holds a reset token',
    ]);
  });

  it('finds a marker in metrics and in an email to someone else', async () => {
    const empty = { html: '', links: [], attachments: [] };
    const mails = [
      { ...empty, to: 'a@audit.example', subject: 'Yours', text: secrets[0]?.value },
      { ...empty, to: 'team@audit.example', subject: 'A booking', text: `call ${secrets[0]?.value ?? ''}` },
    ];
    const { url } = await serve((request, response) =>
      response.end(
        request.url === '/metrics' ? `failures{name="${secrets[1]?.value ?? ''}"} 1` : JSON.stringify(mails),
      ),
    );
    expect(await lookInFigures({ leads: [url] }, secrets)).toEqual({
      looked: 1,
      found: ['the figures of leads holds a reset token'],
    });
    expect(await lookInMails(url, secrets)).toEqual({
      looked: 2,
      found: ['a mail to "team@audit.example" (A booking) holds a passport'],
    });
  });
});
