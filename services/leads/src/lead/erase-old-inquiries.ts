import { Injectable } from '@nestjs/common';
import { inquiriesKeptMonths, unconfirmedAddressesKeptDays } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { atOnce, eraseSomeInquiries, neverConfirmed, referralsOfNobody } from './erase-old-inquiries.sql.js';
import { unprovenDays } from './referral-claim.js';

/**
 * Erases inquiries that were unchanged for the retention period of the privacy policy, open or closed, and
 * unconfirmed newsletter addresses.
 */
@Injectable()
export class EraseOldInquiries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Scheduled('erase-old-enquiries')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    let erased = 0;
    for (let last = atOnce; last === atOnce; erased += last) last = await this.eraseSome(now);
    await this.dataSource.query(neverConfirmed, [now, unconfirmedAddressesKeptDays]);
    await this.dataSource.query(referralsOfNobody, [now, inquiriesKeptMonths, unprovenDays]);
    this.log.info({ erased }, 'old inquiries erased on schedule');
  }

  private async eraseSome(now: Date): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(eraseSomeInquiries, [
      now,
      inquiriesKeptMonths,
    ]);
    return count;
  }
}
