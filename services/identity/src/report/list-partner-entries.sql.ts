import { partnerEntriesPerPage } from '@valam/contracts/identity/partner-report.schema';

/** Entries of one of the partners `$3` (any if null), or of none of them; commissions only if `$4`. */
export const chosenEntries = (hasKeys: boolean): string => `e.day between $1 and $2
      and ($3::text[] is null or e.contributor_id::text ${hasKeys ? '= any' : '<> all'}($3::text[]))
      and (e.kind <> 'commission' or $4)`;

export const partnerEntries = (
  where: string,
): string => `select e.source || ':' || e.source_id as id, e.day, e.kind, e.contributor_id, c.name, e.lead_id, l.type, e.booking_id,
              b.booking_ref, b.tour_title, e.commission_minor
         from partner_entry e join contributor c on c.id = e.contributor_id
         left join partner_lead l on l.lead_id = e.lead_id
         left join commission b on b.booking_id = e.booking_id
        where ${where} order by e.day desc, e.source, e.source_id
        limit ${partnerEntriesPerPage} offset $5`;
