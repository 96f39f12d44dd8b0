import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const tablesWithPictures = `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all($1)`;

const keysNamedIn = (name: string): string => `select distinct found[1] as key from ${name} as record,
           regexp_matches(record::text, '(?<![0-9a-z])[0-9a-z]{8,64}(?![0-9a-z])', 'g') as found
         where found[1] in (select key from media where not is_sample)`;

/**
 * Tables that reference pictures without showing them. Events stay for days after they were sent, and those of
 * the audit log have the former value of a changed field.
 */
const notShowing = [
  ...['media', 'media_variant', 'search_document', 'search_word'],
  ...['outbox', 'inbox', 'dead_event', 'idempotency'],
];

/** Finds the records of this service that reference a picture, in any column. */
@Injectable()
export class PictureLinks {
  /** Pictures that have not been added or changed since, and that no record references. */
  async loose(tx: EntityManager, since: Date): Promise<string[]> {
    const named = await this.named(tx);
    const rows = await tx.query<{ key: string }[]>(
      'select key from media where not is_sample and updated_at < $1 order by key',
      [since],
    );
    return rows.map(({ key }) => key).filter((key) => !named.has(key));
  }

  /**
   * Pictures of an erased person that no record references. Contributors are only a copy, perhaps not
   * withdrawn yet: identity determines which of them have a picture.
   */
  async looseOf(tx: EntityManager, keys: readonly string[]): Promise<string[]> {
    const named = await this.named(tx, [...notShowing, 'contributor']);
    const rows = await tx.query<{ key: string }[]>(
      'select key from media where not is_sample and key = any($1) order by key',
      [keys],
    );
    return rows.map(({ key }) => key).filter((key) => !named.has(key));
  }

  /** Searches complete rows, so that a new field with pictures cannot be overlooked. */
  private async named(tx: EntityManager, except: readonly string[] = notShowing): Promise<Set<string>> {
    const tables = await tx.query<{ name: string }[]>(tablesWithPictures, [except]);
    const named = new Set<string>();
    for (const { name } of tables) {
      const rows = await tx.query<{ key: string }[]>(keysNamedIn(name));
      for (const { key } of rows) named.add(key);
    }
    return named;
  }
}
