import { Injectable } from '@nestjs/common';
import {
  auditKeptMonths,
  bookingsKeptMonths,
  inquiriesKeptMonths,
  hostApplicationsKeptMonths,
} from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { forgetLateEntries } from './erased-records.js';

const forgetChanges = `update audit_entry set changes = null, reason = null
          where entity = $1 and at < $2::timestamptz - $3 * interval '1 month'
            and (changes is not null or reason is not null)`;

/** Keeps the action, the record and the time; erases actor, reason and changes. */
const forgetOld = `update audit_entry
            set actor_id = null, actor_email = null, actor_name = null, changes = null, reason = null
          where at < $1::timestamptz - $2 * interval '1 month'
            and (actor_id is not null or actor_email is not null or actor_name is not null
                 or changes is not null or reason is not null)`;

/** Entries that arrived after their actor was erased. */
const forgetErasedActors = `update audit_entry set actor_email = null from user_account u
        where u.id = audit_entry.actor_id and actor_email is not null and u.email = u.id::text || '@erased.invalid'`;

/** The entities whose records are erased on schedule, by their names in the services. */
const kept = {
  leads: inquiriesKeptMonths,
  'host-applications': hostApplicationsKeptMonths,
  quotes: inquiriesKeptMonths,
  bookings: bookingsKeptMonths,
};

/**
 * Redacts copies of inquiries and applications in the log when the originals are erased, and actors later;
 * the entries stay.
 */
@Injectable()
export class ForgetPeople {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('forget-people-in-audit')
  async sweep(): Promise<void> {
    for (const [entity, months] of Object.entries(kept)) {
      await this.dataSource.query(forgetChanges, [entity, this.clock.now(), months]);
    }
    await this.dataSource.query(forgetErasedActors);
    await forgetLateEntries(this.dataSource.manager, this.clock.now());
    await this.dataSource.query(forgetOld, [this.clock.now(), auditKeptMonths]);
  }
}
