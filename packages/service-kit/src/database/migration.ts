import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unhurried } from './prepared-statements.js';

export type MigrationClass = new () => MigrationInterface;

const ownNames = /^(\d{4})-([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** Migrations of the kit are ordered before those of any service. */
const firstOfService = 10_000;
/** All statements of a migration are one query. The migration job of a cluster has the same timeout. */
export const longestMs = 15 * 60_000;

/**
 * One migration, written as reviewed SQL. `name` is that of the file: `0001-tours`. There is no down
 * migration: a later migration reverts it.
 */
export function migration(name: string, sql: string): MigrationClass {
  return named(storedName(name), sql);
}

/** A migration of the kit itself. */
export function kitMigration(number: number, words: string, sql: string): MigrationClass {
  return named(inOrder(`kit-${words}-`, number), sql);
}

/** The name under which the database records a migration of a service. */
export function storedName(name: string): string {
  const [, number, words] = ownNames.exec(name) ?? [];
  if (!number || !words) throw new Error(`A migration is named like 0001-tours, not ${name}`);
  return inOrder(`${words}-`, firstOfService + Number(number));
}

/** TypeORM reads the order from the last 13 characters of the name. */
const inOrder = (prefix: string, order: number): string => `${prefix}${String(order).padStart(13, '0')}`;

function named(name: string, sql: string): MigrationClass {
  return class implements MigrationInterface {
    readonly name = name;
    async up(runner: QueryRunner): Promise<void> {
      // For this transaction only. The lock timeout stays unchanged: every later statement queues behind a
      // migration that waits for a lock.
      await runner.query(`set local statement_timeout = ${longestMs}`);
      await runner.query(unhurried(sql, longestMs));
    }
    async down(): Promise<void> {
      throw new Error('Migrations only go forward');
    }
  };
}
