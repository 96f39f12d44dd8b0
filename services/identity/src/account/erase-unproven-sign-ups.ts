import { Injectable } from '@nestjs/common';
import { unconfirmedAddressesKeptDays } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { eraseOldPartners, eraseOldUnproven } from './erase-unproven-sign-ups.sql.js';
import { eraseUnusedPartners } from './erase-unused-partners.js';

/** Erases sign-ups with an unproven address, which anybody may have typed. The person can sign up again. */
@Injectable()
export class EraseUnprovenSignUps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Scheduled('erase-unproven-sign-ups')
  async sweep(): Promise<void> {
    const [, erased] = await this.dataSource.query<[unknown[], number]>(eraseOldUnproven, [
      this.clock.now(),
      unconfirmedAddressesKeptDays,
    ]);
    await this.dataSource.transaction((tx) =>
      eraseUnusedPartners(tx, eraseOldPartners, [this.clock.now(), unconfirmedAddressesKeptDays]),
    );
    this.log.info({ erased }, 'sign-ups with unproven addresses erased on schedule');
  }
}
