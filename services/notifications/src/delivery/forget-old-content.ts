import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { forgetContent } from './forget-old-content.sql.js';

const contentDays = 30;
const logDays = 400;

/** The content of an email is kept only for a resend; the record that it was sent is kept for over a year. */
@Injectable()
export class ForgetOldContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('forget-old-mail-content')
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(forgetContent, [now, contentDays]);
    await this.dataSource.query(
      `delete from mail where requested_at < $1::timestamptz - $2 * interval '1 day'`,
      [now, logDays],
    );
  }
}
