export const tablesWithPictures = `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all($1)`;

export const keysNamedIn = (name: string): string => `select distinct found[1] as key from ${name} as record,
           regexp_matches(record::text, '(?<![0-9a-z])[0-9a-z]{8,64}(?![0-9a-z])', 'g') as found
         where found[1] in (select key from media where not is_sample)`;
