import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Tables that know of pictures without showing any. */
const notShowing = ['media', 'media_variant', 'search_document', 'search_word'];

/** What of this service's own records names a picture, wherever in them. */
@Injectable()
export class PictureLinks {
  constructor(private readonly dataSource: DataSource) {}

  /** Pictures that no one has brought in or changed since, and that no record names. */
  async loose(since: Date): Promise<string[]> {
    const named = await this.named();
    const rows = await this.dataSource.query<{ key: string }[]>(
      'select key from media where not is_sample and updated_at < $1 order by key',
      [since],
    );
    return rows.map(({ key }) => key).filter((key) => !named.has(key));
  }

  /** Whole rows are looked through, so that a new field with pictures cannot be forgotten here. */
  private async named(): Promise<Set<string>> {
    const tables = await this.dataSource.query<{ name: string }[]>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all($1)`,
      [notShowing],
    );
    const named = new Set<string>();
    for (const { name } of tables) {
      const rows = await this.dataSource.query<{ key: string }[]>(
        `select distinct found[1] as key from ${name} as record,
           regexp_matches(record::text, '(?<![0-9a-z])[0-9a-z]{8,64}(?![0-9a-z])', 'g') as found
         where found[1] in (select key from media where not is_sample)`,
      );
      for (const { key } of rows) named.add(key);
    }
    return named;
  }
}
