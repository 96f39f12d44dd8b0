import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { DataSource } from 'typeorm';

const contentDays = 30;
const logDays = 400;

/** What an email said is of use for a resend only; that it was sent, for a year. */
@Injectable()
export class ForgetOldContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @EveryCron('40 1 * * *', 'forget-old-mail-content')
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(
      `update mail set sealed_content = null
        where sealed_content is not null and requested_at < $1::timestamptz - $2 * interval '1 day'`,
      [now, contentDays],
    );
    await this.dataSource.query(
      `delete from mail where requested_at < $1::timestamptz - $2 * interval '1 day'`,
      [now, logDays],
    );
  }
}
