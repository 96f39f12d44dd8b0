import { Injectable } from '@nestjs/common';
import { mailContentKeptDays, mailLogKeptDays } from '@valam/contracts/shared/retention';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';

/**
 * The subject is content too: it may name a sender, payer or recipient of a gift card, and an erasure of that
 * person would not find it.
 */
const forgetContent = `update mail set sealed_content = null, subject = null
        where (sealed_content is not null or subject is not null)
          and requested_at < $1::timestamptz - $2 * interval '1 day'`;

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
