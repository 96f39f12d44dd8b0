import { funnelEntriesPerPage } from '@valam/contracts/leads/funnel-report.schema';

/** Entries with one of the keys `$3` in a column, or with none of them; all entries without a column. */
export const chosenEntries = (column = 'null', hasKeys: boolean): string => `e.day between $1 and $2
      and ($3::text[] is null or ${column} ${hasKeys ? '= any' : '<> all'}($3::text[]))`;

export const funnelEntries = (
  where: string,
): string => `select e.source || ':' || e.source_id as id, e.day, e.step, e.tour_slug as "tourSlug", e.visit_source as source,
              e.visit_device as device, e.count, e.booking_id as "bookingId", b.ref as "bookingRef"
         from funnel_entry e left join booking b on b.id = e.booking_id
        where ${where} order by e.day desc, e.source desc, e.source_id desc
        limit ${funnelEntriesPerPage} offset $4`;
