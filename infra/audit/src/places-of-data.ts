import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { connected } from '@valam/local/postgres/connection';
import { json, send } from '@valam/testing/http';
import { Mail } from '@valam/testing/mailbox';
import * as z from 'zod/mini';
import type { Secret } from './marked-day.ts';

const secretsSeenIn = (text: string | Buffer, secrets: readonly Secret[], where: string) =>
  secrets.filter(({ value }) => text.includes(value)).map(({ what }) => `${where} holds ${what}`);

/** Searches every column of every table as text: encrypted values do not match. */
export const lookInDatabase = (name: string, url: string, secrets: readonly Secret[]) =>
  connected(url, async (client) => {
    const { rows: columns } = await client.query(
      `select table_schema as schema, table_name as "table", column_name as "column"
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found = [];
    for (const { schema, table, column } of columns)
      for (const { what, value } of await heldIn(client, { schema, table, column }, secrets))
        found.push(`${name}: ${schema}.${table}.${column} holds ${what} (${value.slice(0, 12)}…)`);
    return { looked: columns.length, found };
  });

async function heldIn(
  client: pg.Client,
  { schema, table, column }: { schema: string; table: string; column: string },
  secrets: readonly Secret[],
) {
  const values = secrets.map(({ value }) => value);
  const [at, of] = [`${quoted(schema)}.${quoted(table)}`, quoted(column)];
  const { rows } = await client.query(
    `select distinct wanted from unnest($1::text[]) as wanted
      where exists (select 1 from ${at} where position(wanted in ${of}::text) > 0)`,
    [values],
  );
  const seen = new Set(rows.map(({ wanted }) => wanted));
  return secrets.filter(({ value }) => seen.has(value));
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Searches the bytes of all files in a folder. */
export function lookInFiles(folder: string, secrets: readonly Secret[]) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  const found = files.flatMap((file) =>
    secretsSeenIn(readFileSync(file), secrets, path.relative(path.dirname(folder), file)),
  );
  return { looked: files.length, found };
}

/** Searches the metrics of every unit. */
export async function lookInFigures(replicas: Record<string, readonly string[]>, secrets: readonly Secret[]) {
  const found = [];
  let looked = 0;
  for (const [unit, addresses] of Object.entries(replicas))
    for (const address of addresses) {
      const answer = await send(`${address}/metrics`);
      if (answer.status !== 200) continue;
      looked += 1;
      found.push(...secretsSeenIn(answer.text, secrets, `the figures of ${unit}`));
    }
  return { looked, found };
}

/** Searches emails that were sent to anyone but the owner of a secret. */
export async function lookInMails(mailbox: string | undefined, secrets: readonly Secret[]) {
  const mails = json(await send(`${mailbox}/api/messages`), z.array(Mail)) ?? [];
  const found = mails.flatMap((mail) => {
    const to = JSON.stringify(mail.to);
    const ofOthers = secrets.filter(({ of }) => !of.some((one) => to.includes(one) || one.includes(to)));
    return secretsSeenIn(JSON.stringify(mail), ofOthers, `a mail to ${to} (${mail.subject})`);
  });
  return { looked: mails.length, found };
}
