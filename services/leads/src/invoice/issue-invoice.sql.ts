import type { Write } from '../database/write-together.js';

/** Takes the next number of a series and locks it until the end of the transaction. */
export const nextNumber =
  (series: string): Write =>
  (place) =>
    `insert into invoice_series as s (series, last_number) values (${place(series)}, 1)
       on conflict (series) do update set last_number = s.last_number + 1`;
