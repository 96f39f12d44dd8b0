import { Injectable } from '@nestjs/common';
import { mailContentKeptDays, mailLogKeptDays } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { forgetContent } from './forget-old-content.sql.js';

/** Erases the content of emails, and later the record that they were sent. */
@Injectable()
export class ForgetOldContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('forget-old-mail-content')
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(forgetContent, [now, mailContentKeptDays]);
    await this.dataSource.query(
      `delete from mail where requested_at < $1::timestamptz - $2 * interval '1 day'`,
      [now, mailLogKeptDays],
    );
  }
}
