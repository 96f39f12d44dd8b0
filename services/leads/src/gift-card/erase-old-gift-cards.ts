import { Injectable } from '@nestjs/common';
import { bookingsKeptMonths, unpaidBookingsKeptMonths } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { atOnce, eraseSomeGiftCards } from './erase-old-gift-cards.sql.js';

/** Anonymizes gift cards as long after their end as bookings, as the privacy policy says. */
@Injectable()
export class EraseOldGiftCards {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Scheduled('erase-old-gift-cards')
  async sweep(): Promise<void> {
    let erased = 0;
    for (let last = atOnce; last === atOnce; erased += last) last = await this.eraseSome();
    this.log.info({ erased }, 'people of old gift cards erased on schedule');
  }

  private async eraseSome(): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(eraseSomeGiftCards, [
      this.clock.now(),
      bookingsKeptMonths,
      unpaidBookingsKeptMonths,
    ]);
    return count;
  }
}
