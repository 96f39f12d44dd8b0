import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unhurried } from './prepared-statements.js';

export type MigrationClass = new () => MigrationInterface;

const ownNames = /^(\d{4})-([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** The kit's tables come before those of any service. */
const firstOfService = 10_000;
/** All statements of a migration are one query. */
const longestMs = 15 * 60_000;

/**
 * One migration, written as reviewed SQL. `name` is that of the file: `0001-tours`. There is no down migration: the next
 * migration undoes it.
 */
export function migration(name: string, sql: string): MigrationClass {
  const [, number, words] = ownNames.exec(name) ?? [];
  if (!number || !words) throw new Error(`A migration is named like 0001-tours, not ${name}`);
  return named(`${words}-`, firstOfService + Number(number), sql);
}

/** A migration of the kit itself. */
export function kitMigration(number: number, words: string, sql: string): MigrationClass {
  return named(`kit-${words}-`, number, sql);
}

function named(prefix: string, order: number, sql: string): MigrationClass {
  // TypeORM reads the order from the last 13 characters of the name.
  const name = `${prefix}${String(order).padStart(13, '0')}`;
  return class implements MigrationInterface {
    readonly name = name;
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(unhurried(sql, longestMs));
    }
    async down(): Promise<void> {
      throw new Error('Migrations only go forward');
    }
  };
}
