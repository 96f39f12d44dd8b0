import pg from 'pg';
import { connected, inDatabase } from './connection.ts';
import { services } from '../units.ts';

const name = (identifier: string) => pg.escapeIdentifier(identifier);

async function provide(admin: pg.Client, role: string, password: string) {
  const isThere = async (sql: string) => ((await admin.query(sql, [role])).rowCount ?? 0) > 0;
  if (!(await isThere('select 1 from pg_roles where rolname = $1')))
    await admin.query(`create role ${name(role)} login`);
  await admin.query(`alter role ${name(role)} login password ${pg.escapeLiteral(password)}`);
  if (!(await isThere('select 1 from pg_database where datname = $1'))) {
    // An administrator who is not a superuser can only assign ownership to a role that they are a member of.
    await admin.query(`grant ${name(role)} to current_user`).catch(() => {});
    await admin.query(`create database ${name(role)} owner ${name(role)}`);
  }
  await admin.query(`revoke all on database ${name(role)} from public`);
}

/**
 * Creates a database and a role for each service, with the extension for search. Idempotent and safe to run
 * concurrently.
 * @returns connection strings by service
 */
export async function provideDatabases({
  url,
  prefix,
  password,
}: {
  url: string;
  prefix: string;
  password: string;
}): Promise<Record<string, string>> {
  const urls: Record<string, string> = {};
  await connected(url, async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext('valam.databases'))`);
    for (const service of services) {
      const role = `${prefix}${service}`;
      await provide(admin, role, password);
      await connected(inDatabase(url, role), async (client) => {
        await client.query('create extension if not exists pg_trgm');
      });
      const own = new URL(inDatabase(url, role));
      own.username = role;
      own.password = password;
      urls[service] = own.href;
    }
  });
  return urls;
}

/** Drops the databases and roles that `provideDatabases` creates. */
export async function dropDatabases({ url, prefix }: { url: string; prefix: string }) {
  await connected(url, async (admin) => {
    for (const service of services) {
      await admin.query(`drop database if exists ${name(`${prefix}${service}`)} with (force)`);
      await admin.query(`drop role if exists ${name(`${prefix}${service}`)}`);
    }
  });
}
