import { salesEntriesPerPage } from '@valam/contracts/leads/report.schema';

const entries = `
  select e.source || ':' || e.source_id as id, e.day, e.kind, e.booking_id, b.ref, d.tour_title, e.currency, e.travelers,
         e.gross_minor, e.discount_minor, e.reduction_minor, e.refund_minor
    from sales_entry e join booking b on b.id = e.booking_id join departure d on d.id = b.departure_id`;

/** Entries with one of the keys `$4` in a column, or with none of them; all entries without a column. */
export function chosenEntries(column: string | undefined, hasKeys: boolean): string {
  const key = column ? `coalesce(${column}, '')` : 'null';
  const isChosen = hasKeys ? `${key} = any($4::text[])` : `${key} <> all($4::text[])`;
  return `e.day between $1 and $2 and e.currency = $3 and ($4::text[] is null or ${isChosen})`;
}

export const entriesPage = (where: string): string => `${entries}
        where ${where} order by e.day desc, e.source desc, e.source_id desc
        limit ${salesEntriesPerPage} offset $5`;

export const entriesBookedOn = `select found.*, count(*) over ()::int as total
         from (${entries} where e.day = $1 and e.kind = 'booked') found order by id limit $2`;
