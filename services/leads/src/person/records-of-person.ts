import { Injectable } from '@nestjs/common';
import type { listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { formerBookings, formerRefunds } from './former-owner.sql.js';
import { over, sharesOver, stillNeeded } from './erase-person.sql.js';

const mostRecords = 5_000;

/**
 * Records that an erasure erases, by their names in the back office. $2: now. Of a booking that is another person's now,
 * only the time in which it was this one's.
 */
const recordsOfPerson = `
  with ended as (${over}),
    asked as (
      select id from lead
       where person_email = $1 and (booking_id is null or booking_id not in (${stillNeeded})))
  select 'bookings' as entity, b.id, null::timestamptz as since, null::timestamptz as until, d.origin = 'private' as "isPrivateTour"
    from booking b join departure d on d.id = b.departure_id where b.id in (select id from ended)
  union all select 'refunds', id, null, null, false from refund where booking_id in (select id from ended)
  union all select 'payment-plans', id, null, null, false from payment_plan where booking_id in (select id from ended)
  union all select 'reviews', id, null, null, false from review where booking_id in (select id from ended)
  union all select 'shares', id, null, null, false from share where booking_id in (select id from ended) or id in (${sharesOver})
  union all select 'leads', id, null, null, false from asked
  union all select 'quotes', id, null, null, false from quote
    where lead_id in (select id from asked) or booking_id in (select id from ended)
  union all select 'departures', d.id, null, null, false from departure d
    where d.origin = 'private'
      and (d.id in (select departure_id from quote where lead_id in (select id from asked))
           or d.id in (select departure_id from booking where id in (select id from ended)))
      and not exists (
        select 1 from booking b
         where b.departure_id = d.id and b.erased_at is null and b.state not in ('expired', 'cancelled')
           and b.id not in (select id from ended))
      and not exists (
        select 1 from quote other left join lead l on l.id = other.lead_id
         where other.departure_id = d.id and other.lead_id not in (select id from asked) and l.erased_at is null)
  union all select 'gift-cards', id, null, null, false from gift_card
    where lower(buyer_email) = $1 and state <> 'unpaid'
       or lower(recipient_email) = $1 and state in ('delivered', 'lapsed', 'refunded')
  union all select 'waitlist', id, null, null, false from waitlist_entry where person_email = $1
  union all select 'subscribers', id, null, null, false from subscriber where person_email = $1
  union all select 'bookings', id, since, until, false from (${formerBookings}) former
  union all select 'payment-plans', p.id, since, until, false from (${formerBookings}) former join payment_plan p on p.booking_id = former.id
  union all select 'refunds', id, null, null, false from (${formerRefunds}) former
  limit ${mostRecords}`;

type Answer = RpcReturn<typeof listRecordsOfPerson>;

interface Row {
  readonly entity: string;
  readonly id: string;
  readonly since: Date | null;
  readonly until: Date | null;
  readonly isPrivateTour: boolean;
}

const recordOf = ({ entity, id, since, until, isPrivateTour }: Row): Answer['records'][number] => ({
  ...{ entity, id },
  ...(since && { since: since.toISOString() }),
  ...(until && { until: until.toISOString() }),
  ...(isPrivateTour && { isPrivateTour }),
});

@Injectable()
export class RecordsOfPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(email: string): Promise<Answer> {
    const rows = await this.dataSource.query<Row[]>(recordsOfPerson, [
      normaliseEmail(email),
      this.clock.now(),
    ]);
    const isFormer = ({ since, until }: Row): boolean => since !== null || until !== null;
    const formerRecords = rows.filter(isFormer).map(recordOf);
    return {
      records: rows.filter((row) => !isFormer(row)).map(recordOf),
      ...(formerRecords.length > 0 && { formerRecords }),
    };
  }
}
