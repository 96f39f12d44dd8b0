import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { listPartnerEntries } from '@valam/contracts/identity/partner-report.rpc';
import { partnerEntriesPerPage, type PartnerEntry } from '@valam/contracts/identity/partner-report.schema';
import { money as moneyRoles } from '@valam/contracts/identity/role-groups';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { keyOfOthers } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { daysOfRow } from '@valam/service-kit/report/periods';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { firstPartnerKeys, orderFor } from './first-partners.js';

/** Entries of the partners `$3` (all if null), or of all but these; commissions only if `$4`. */
const chosenEntries = (hasKeys: boolean): string => `e.day between $1 and $2
      and ($3::text[] is null or e.contributor_id::text ${hasKeys ? '= any' : '<> all'}($3::text[]))
      and (e.kind <> 'commission' or $4)`;

const partnerEntries = (
  where: string,
): string => `select e.source || ':' || e.source_id as id, e.day, e.kind, e.contributor_id, c.name, e.lead_id, l.type, e.booking_id,
              b.booking_ref, b.tour_title, e.commission_minor
         from partner_entry e join contributor c on c.id = e.contributor_id
         left join partner_lead l on l.lead_id = e.lead_id
         left join commission b on b.booking_id = e.booking_id
        where ${where} order by e.day desc, e.source, e.source_id
        limit ${partnerEntriesPerPage} offset $5`;

interface EntryRow {
  id: string;
  day: string;
  kind: PartnerEntry['kind'];
  contributor_id: string;
  name: string;
  lead_id: string | null;
  type: PartnerEntry['leadType'];
  booking_id: string | null;
  booking_ref: string | null;
  tour_title: string | null;
  commission_minor: number;
}

/** The entries of a row of the report, each with its lead, booking or commission line. */
@Injectable()
export class ListPartnerEntries {
  constructor(private readonly dataSource: DataSource) {}

  async run(
    caller: Caller,
    { from, to, by, key, which, order, page }: RpcBody<typeof listPartnerEntries>,
  ): Promise<RpcReturn<typeof listPartnerEntries>> {
    allowRole(caller, reportRoles.partners);
    const range = { from, to };
    checkRange(range);
    const seesMoney = caller.role !== null && moneyRoles.includes(caller.role);
    const days = daysOfRow({ by, key, which }, range);
    const isOfOthers = by === 'partner' && key === keyOfOthers;
    const where = chosenEntries(!isOfOthers);
    const one = key === undefined ? null : [key];
    const keys = isOfOthers
      ? await firstPartnerKeys(this.dataSource, range, orderFor(order ?? 'bookings', seesMoney))
      : one;
    const values = [days.from, days.to, by === 'partner' ? keys : null, seesMoney];
    const [count] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::int as total from partner_entry e where ${where}`,
      values,
    );
    const rows = await this.dataSource.query<EntryRow[]>(partnerEntries(where), [
      ...values,
      (page - 1) * partnerEntriesPerPage,
    ]);
    return { items: rows.map((row) => entryOf(row, seesMoney)), total: count.total };
  }
}

const entryOf = (row: EntryRow, seesMoney: boolean): PartnerEntry => ({
  id: row.id,
  day: row.day,
  kind: row.kind,
  contributorId: row.contributor_id,
  partner: row.name,
  leadId: row.lead_id,
  leadType: row.type,
  bookingId: row.booking_id,
  bookingRef: row.booking_ref,
  tourTitle: row.tour_title,
  commissionMinor: seesMoney && row.kind === 'commission' ? row.commission_minor : null,
});
