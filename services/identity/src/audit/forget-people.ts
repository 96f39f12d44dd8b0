import { Injectable } from '@nestjs/common';
import {
  bookingsKeptMonths,
  enquiriesKeptMonths,
  hostApplicationsKeptMonths,
} from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { DataSource } from 'typeorm';

/** The entities whose records are erased on schedule, under the names that their services give them. */
const kept = {
  leads: enquiriesKeptMonths,
  'host-applications': hostApplicationsKeptMonths,
  bookings: bookingsKeptMonths,
};

/** What the log repeats of inquiries and applications goes no later than they do; that something was done stays. */
@Injectable()
export class ForgetPeople {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @EveryCron('20 20 * * *', 'forget-people-in-audit')
  async sweep(): Promise<void> {
    for (const [entity, months] of Object.entries(kept)) {
      await this.dataSource.query(
        `update audit_entry set changes = null, reason = null
          where entity = $1 and at < $2::timestamptz - $3 * interval '1 month'
            and (changes is not null or reason is not null)`,
        [entity, this.clock.now(), months],
      );
    }
  }
}
