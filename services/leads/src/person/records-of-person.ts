import { Injectable } from '@nestjs/common';
import type { listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { formerBookings, formerRefunds } from './former-owner.sql.js';
import { recordOf, recordsErasedWith, type RecordRow } from './records-erased.sql.js';
import { over, sharesOver, stillNeeded } from './erase-person.sql.js';

const mostRecords = 5_000;

/**
 * Records that an erasure erases, by their names in the back office. $2: now. For a transferred booking, only
 * the period in which it was this person's.
 */
const recordsOfPerson = `
  with ended as (select id, null::timestamptz as at from (${over}) ending),
    asked as (
      select id, null::timestamptz as at from lead
       where person_email = $1 and (booking_id is null or booking_id not in (${stillNeeded}))),
    companions as (select id, null::timestamptz as at from (${sharesOver}) ending),
    cards as (
      select id, null::timestamptz as at from gift_card
       where lower(buyer_email) = $1 and state <> 'unpaid'
          or lower(recipient_email) = $1 and state in ('delivered', 'lapsed', 'refunded'))
  ${recordsErasedWith}
  union all select 'waitlist', id, null, null, false from waitlist_entry where person_email = $1
  union all select 'subscribers', id, null, null, false from subscriber where person_email = $1
  union all select 'bookings', id, since, until, false from (${formerBookings}) former
  union all select 'payment-plans', p.id, since, until, false from (${formerBookings}) former join payment_plan p on p.booking_id = former.id
  union all select 'refunds', id, null, null, false from (${formerRefunds}) former
  limit ${mostRecords}`;

type Answer = RpcReturn<typeof listRecordsOfPerson>;

@Injectable()
export class RecordsOfPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(email: string): Promise<Answer> {
    const rows = await this.dataSource.query<RecordRow[]>(recordsOfPerson, [
      normalizeEmail(email),
      this.clock.now(),
    ]);
    const isFormer = ({ since, until }: RecordRow): boolean => since !== null || until !== null;
    const formerRecords = rows.filter(isFormer).map(recordOf);
    return {
      records: rows.filter((row) => !isFormer(row)).map(recordOf),
      ...(formerRecords.length > 0 && { formerRecords }),
    };
  }
}
