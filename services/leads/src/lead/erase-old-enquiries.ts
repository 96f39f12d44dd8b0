import { Injectable } from '@nestjs/common';
import { enquiriesKeptMonths } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { withoutPerson } from './without-person.js';

const atOnce = 500;

/** What a booking came from is kept as long as the booking. */
const untouched = `
  select l.id from lead l
   where l.erased_at is null and l.booking_id is null
     and coalesce(l.changed_at, l.created_at) < $1::timestamptz - $2 * interval '1 month'
     and not exists (
       select 1 from quote q join booking b on b.id = q.booking_id where q.lead_id = l.id and b.state <> 'expired')
   limit ${atOnce} for update of l skip locked`;

/** The code that someone came with is of use only while something else is known of them. */
const referralsOfNobody = `
  delete from person_referral p
   where p.since < $1::timestamptz - $2 * interval '1 month'
     and not exists (select 1 from lead where person_email = p.person_email)
     and not exists (select 1 from booking where person_email = p.person_email)
     and not exists (select 1 from subscriber where person_email = p.person_email)
     and not exists (select 1 from waitlist_entry where person_email = p.person_email)`;

/** Erases inquiries that no one has touched for as long as the privacy policy says, open ones like closed ones. */
@Injectable()
export class EraseOldEnquiries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @EveryCron('10 20 * * *', 'erase-old-enquiries')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    let erased = 0;
    for (let last = atOnce; last === atOnce; erased += last) last = await this.eraseSome(now);
    await this.dataSource.query(referralsOfNobody, [now, enquiriesKeptMonths]);
    this.log.info({ erased }, 'old enquiries erased on schedule');
  }

  private async eraseSome(now: Date): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `with over as (${untouched}),
            notes as (delete from lead_note where lead_id in (select id from over)),
            quotes as (update quote set message = null, version = version + 1 where lead_id in (select id from over))
       update lead set ${withoutPerson}, erased_at = $1 where id in (select id from over)`,
      [now, enquiriesKeptMonths],
    );
    return count;
  }
}
