import { Injectable } from '@nestjs/common';
import { hostApplicationsKeptMonths } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';

/**
 * Erases host applications that were unchanged for the retention period of the privacy policy. A host's
 * profile stays.
 */
@Injectable()
export class EraseOldApplications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Scheduled('erase-old-host-applications')
  async sweep(): Promise<void> {
    const [, erased] = await this.dataSource.query<[unknown[], number]>(
      `delete from host_application where updated_at < $1::timestamptz - $2 * interval '1 month'`,
      [this.clock.now(), hostApplicationsKeptMonths],
    );
    this.log.info({ erased }, 'old host applications erased on schedule');
  }
}
