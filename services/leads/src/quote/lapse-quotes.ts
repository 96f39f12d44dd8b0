import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';

/** Proposals whose bookings lapsed unpaid may be accepted again, or withdrawn. */
const reopenUnpaid = `update quote set state = 'open', version = quote.version + 1 from booking b
  where quote.state = 'accepted' and b.id = quote.booking_id and b.state = 'expired'`;

/** Proposals whose bookings were paid late. */
const acceptPaidLate = `update quote set state = 'accepted', version = quote.version + 1 from booking b
  where quote.state <> 'accepted' and b.id = quote.booking_id and b.state <> 'expired'`;

const expireOld = `update quote set state = 'expired', version = version + 1 where state = 'open' and valid_until <= $1`;

/** Reopens proposals whose payment never arrived, and expires proposals at their deadline. */
@Injectable()
export class LapseQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('lapse-quotes')
  async sweep(): Promise<void> {
    await this.dataSource.query(reopenUnpaid);
    await this.dataSource.query(acceptPaidLate);
    await this.dataSource.query(expireOld, [this.clock.now()]);
  }
}
