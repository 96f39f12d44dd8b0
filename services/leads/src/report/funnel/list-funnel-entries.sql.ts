import { funnelEntriesPerPage } from '@valam/contracts/leads/funnel-report.schema';

export const funnelEntries = (
  where: string,
): string => `select e.source || ':' || e.source_id as id, e.day, e.step, e.tour_slug as "tourSlug", e.visit_source as source,
              e.visit_device as device, e.count, e.booking_id as "bookingId", b.ref as "bookingRef"
         from funnel_entry e left join booking b on b.id = e.booking_id
        where ${where} order by e.day desc, e.source desc, e.source_id desc
        limit ${funnelEntriesPerPage} offset $4`;
