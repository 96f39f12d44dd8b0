import { Injectable } from '@nestjs/common';
import {
  auditKeptMonths,
  bookingsKeptMonths,
  enquiriesKeptMonths,
  hostApplicationsKeptMonths,
} from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { forgetOld, forgetChanges, forgetErasedActors } from './forget-people.sql.js';

/** The entities whose records are erased on schedule, by their names in the services. */
const kept = {
  leads: enquiriesKeptMonths,
  'host-applications': hostApplicationsKeptMonths,
  quotes: enquiriesKeptMonths,
  bookings: bookingsKeptMonths,
};

/** Redacts copies of inquiries and applications in the log when the originals are erased, and their authors later; the entries stay. */
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
    await this.dataSource.query(forgetOld, [this.clock.now(), auditKeptMonths]);
  }
}
