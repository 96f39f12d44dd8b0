import { Injectable } from '@nestjs/common';
import { bookingsKeptMonths } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { withoutPerson } from '../lead/without-person.js';
import { bookingsWithoutPerson } from './booking-without-person.js';

const atOnce = 200;

/** Over, and no money has moved since. */
const settled = `
  select b.id from booking b join departure d on d.id = b.departure_id
   where b.erased_at is null and b.state in ('completed', 'cancelled', 'expired')
     and b.created_at < $1 and d.end_date < $1::date
     and not exists (select 1 from payment p where p.booking_id = b.id and p.captured_at >= $1)
     and not exists (select 1 from refund r where r.booking_id = b.id and coalesce(r.settled_at, r.created_at) >= $1)
   order by b.created_at limit ${atOnce} for update of b skip locked`;

const chosen = 'select unnest($1::uuid[])';

/** Takes the people out of bookings when tax law no longer asks for them, as the privacy policy says. */
@Injectable()
export class EraseOldBookings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @EveryCron('30 20 * * *', 'erase-old-bookings')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now);
    until.setUTCMonth(until.getUTCMonth() - bookingsKeptMonths);
    let erased = 0;
    for (let last = atOnce; last === atOnce; erased += last) last = await this.eraseSome(until, now);
    this.log.info({ erased }, 'people of old bookings erased on schedule');
  }

  private eraseSome(until: Date, now: Date): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const ids = (await tx.query<{ id: string }[]>(settled, [until])).map(({ id }) => id);
      if (ids.length === 0) return 0;
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
      return ids.length;
    });
  }
}
