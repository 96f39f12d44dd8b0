import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { tablesWithPictures, keysNamedIn } from './picture-links.sql.js';

/** Tables that reference pictures without showing them. */
const notShowing = ['media', 'media_variant', 'search_document', 'search_word'];

/** Finds the records of this service that reference a picture, in any column. */
@Injectable()
export class PictureLinks {
  constructor(private readonly dataSource: DataSource) {}

  /** Pictures that have not been added or changed since, and that no record references. */
  async loose(since: Date): Promise<string[]> {
    const named = await this.named();
    const rows = await this.dataSource.query<{ key: string }[]>(
      'select key from media where not is_sample and updated_at < $1 order by key',
      [since],
    );
    return rows.map(({ key }) => key).filter((key) => !named.has(key));
  }

  /**
   * Those of an erased person that no record references. Contributors are only copied here, and perhaps not withdrawn
   * yet: identity says which of them has a picture.
   */
  async looseOf(keys: readonly string[]): Promise<string[]> {
    const named = await this.named([...notShowing, 'contributor']);
    const rows = await this.dataSource.query<{ key: string }[]>(
      'select key from media where not is_sample and key = any($1) order by key',
      [keys],
    );
    return rows.map(({ key }) => key).filter((key) => !named.has(key));
  }

  /** Searches whole rows, so that a new field with pictures cannot be missed. */
  private async named(except: readonly string[] = notShowing): Promise<Set<string>> {
    const tables = await this.dataSource.query<{ name: string }[]>(tablesWithPictures, [except]);
    const named = new Set<string>();
    for (const { name } of tables) {
      const rows = await this.dataSource.query<{ key: string }[]>(keysNamedIn(name));
      for (const { key } of rows) named.add(key);
    }
    return named;
  }
}
