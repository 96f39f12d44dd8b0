import type pg from 'pg';
import { connected } from '@valam/local/postgres/connection';

/** Search terms, and enough other words to make documents differ. */
const words = `(array['shiva','temple','kashi','river','ghat','monastery','silence','himalaya','lamp','yoga','pilgrim','dawn',
  'mantra','festival','cave','forest','saint','lotus','chariot','drum','copper','banyan','island','harvest'])`;
const someWords = (n: string) =>
  `${words}[1 + ${n} % 24] || ' ' || ${words}[1 + (${n} / 24) % 24] || ' ' || ${words}[1 + (${n} * 7) % 24] || ' place' || (${n} % 5000)`;

const departureCount = 20_000;
const tourCount = 1_000;

/** A deterministic UUID formatted as version 4, which contracts require. */
const idOf = (words: string) =>
  `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;

export interface Copies {
  service: 'leads' | 'catalog';
  table: string;
  count: number;
  change: string;
  where?: string;
}

/** The data of a site after many years: copies of existing rows with other ids, names and dates. */
export const manyYears: readonly Copies[] = [
  {
    service: 'leads',
    table: 'lead',
    count: 1_000_000,
    change: `'id', gen_random_uuid(), 'booking_id', null, 'email', 'reader' || n || '@bench.example',
      'person_email', 'reader' || n || '@bench.example', 'name', 'Reader ' || n, 'created_at', now() - n * interval '1 minute'`,
  },
  // Twenty departures of each tour, one a month, half of them in the past.
  {
    service: 'leads',
    table: 'departure',
    count: departureCount,
    change: `'id', ${idOf("'departure' || n")}, 'tour_id', ${idOf(`'tour' || n % ${tourCount}`)},
      'tour_slug', 'bench-tour-' || n % ${tourCount}, 'tour_title', 'Tour ' || n % ${tourCount}, 'confirmed', 0, 'reserved', 0,
      'start_date', current_date + n % 28 + (n / ${tourCount} - 10) * 30,
      'end_date', current_date + n % 28 + (n / ${tourCount} - 10) * 30 + 9`,
  },
  {
    service: 'leads',
    table: 'booking',
    count: 200_000,
    change: `'id', gen_random_uuid(), 'ref', 'Z' || lpad(n::text, 8, '0'), 'state', case n % 2 when 0 then 'cancelled' else 'expired' end,
      'departure_id', ${idOf(`'departure' || 1 + n % ${departureCount}`)},
      'email', 'reader' || n || '@bench.example', 'person_email', 'reader' || n || '@bench.example', 'waitlist_entry_id', null,
      'quote_id', null, 'created_at', now() - n * interval '5 minutes'`,
  },
  {
    service: 'catalog',
    table: 'temple',
    count: 20_000,
    change: `'id', gen_random_uuid(), 'slug', 'bench-temple-' || n, 'name', 'Temple ' || n, 'search_text', ${someWords('n')}`,
    where: `status = 'published'`,
  },
  {
    service: 'catalog',
    table: 'search_document',
    count: 100_000,
    change: `'entity_id', gen_random_uuid(), 'slug', 'bench-' || n, 'title', 'Document ' || n, 'title_words', ${someWords('n')},
      'name_words', ${someWords('n * 3')}, 'body_words', ${someWords('n * 5')} || ' ' || ${someWords('n * 11')}`,
  },
];

/** The writable columns: generated columns cannot be written. */
async function ownColumns(books: pg.Client, table: string) {
  const { rows } = await books.query(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * Fills a table with copies of one of its rows.
 * @returns the number of rows afterwards
 */
export const multiply = (url: string, { table, count, change, where = 'true' }: Copies): Promise<number> =>
  connected(url, async (books) => {
    const columns = await ownColumns(books, table);
    await books.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map((name) => `made.${name}`).join(', ')}
         from (select t as whole from ${table} t where ${where} limit 1) one, generate_series(1, ${count}) n,
              lateral jsonb_populate_record(one.whole, jsonb_build_object(${change})) made
           on conflict do nothing`,
    );
    await books.query(`vacuum analyze ${table}`);
    const { rows } = await books.query(`select count(*)::int as count from ${table}`);
    return rows[0].count;
  });
