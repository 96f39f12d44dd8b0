import { Injectable } from '@nestjs/common';
import { addMonths } from '@valam/contracts/shared/days';
import { bookingsKeptMonths, unpaidBookingsKeptMonths } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { withoutPerson } from '../lead/without-person.js';
import { anonymizingReviews } from './anonymize-reviews.js';
import { bookingsWithoutPerson } from './booking-without-person.sql.js';

const atOnce = 200;

/**
 * Of a trip that has ended, without later payments or refunds, in any state: the balance of some is never paid.
 * Tax law does not require unpaid bookings, which are erased earlier.
 */
const settled = `
  select b.id from booking b join departure d on d.id = b.departure_id
   where b.erased_at is null
     and (b.created_at < $1 and d.end_date < $1::date
            and not exists (select 1 from payment p where p.booking_id = b.id and p.captured_at >= $1)
            and not exists (select 1 from refund r where r.booking_id = b.id and coalesce(r.settled_at, r.created_at) >= $1)
          or b.state in ('expired', 'cancelled') and b.created_at < $2
            and not exists (select 1 from payment p where p.booking_id = b.id))
   order by b.created_at limit ${atOnce} for update of b skip locked`;

const chosen = 'select unnest($1::uuid[])';

/**
 * Anonymizes bookings once tax law no longer requires the personal data, and unpaid bookings like inquiries,
 * as stated in the privacy policy.
 */
@Injectable()
export class EraseOldBookings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Scheduled('erase-old-bookings')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const until = monthsBefore(now, bookingsKeptMonths);
    const unpaidUntil = monthsBefore(now, unpaidBookingsKeptMonths);
    let erased = 0;
    for (let last = atOnce; last === atOnce; erased += last)
      last = await this.eraseSome([until, unpaidUntil], now);
    this.log.info({ erased }, 'people of old bookings erased on schedule');
  }

  private eraseSome(until: readonly Date[], now: Date): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const ids = (await tx.query<{ id: string }[]>(settled, [...until])).map(({ id }) => id);
      if (ids.length === 0) return 0;
      const announce = await anonymizingReviews(tx, chosen, [ids]);
      for (const statement of bookingsWithoutPerson(chosen, '$2::timestamptz'))
        await tx.query(statement, statement.includes('$2') ? [ids, now] : [ids]);
      await tx.query(
        `delete from lead_note where lead_id in (select id from lead where booking_id in (${chosen}))`,
        [ids],
      );
      await tx.query(`update lead set ${withoutPerson}, erased_at = $2 where booking_id in (${chosen})`, [
        ids,
        now,
      ]);
      await announce();
      return ids.length;
    });
  }
}

function monthsBefore(now: Date, months: number): Date {
  const [day = '', time = ''] = now.toISOString().split('T');
  return new Date(`${addMonths(day, -months)}T${time}`);
}
