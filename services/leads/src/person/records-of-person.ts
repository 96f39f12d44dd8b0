import { Injectable } from '@nestjs/common';
import type { listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { over, sharesOver, stillNeeded } from './erase-person.sql.js';

const mostRecords = 5_000;

/** Records that an erasure erases, by their names in the back office. $2: now. */
const recordsOfPerson = `
  with ended as (${over}),
    asked as (
      select id from lead
       where person_email = $1 and (booking_id is null or booking_id not in (${stillNeeded})))
  select 'bookings' as entity, id from ended
  union all select 'refunds', id from refund where booking_id in (select id from ended)
  union all select 'payment-plans', id from payment_plan where booking_id in (select id from ended)
  union all select 'reviews', id from review where booking_id in (select id from ended)
  union all select 'shares', id from share where booking_id in (select id from ended) or id in (${sharesOver})
  union all select 'leads', id from asked
  union all select 'quotes', id from quote
    where lead_id in (select id from asked) or booking_id in (select id from ended)
  union all select 'gift-cards', id from gift_card
    where lower(buyer_email) = $1 and state <> 'unpaid'
       or lower(recipient_email) = $1 and state in ('delivered', 'lapsed', 'refunded')
  union all select 'waitlist', id from waitlist_entry where person_email = $1
  union all select 'subscribers', id from subscriber where person_email = $1
  limit ${mostRecords}`;

type Answer = RpcReturn<typeof listRecordsOfPerson>;

@Injectable()
export class RecordsOfPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(email: string): Promise<Answer> {
    const records = await this.dataSource.query<Answer['records']>(recordsOfPerson, [
      normaliseEmail(email),
      this.clock.now(),
    ]);
    return { records: records.map(({ entity, id }) => ({ entity, id })) };
  }
}
