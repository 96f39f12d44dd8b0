import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs/kit-jobs.js';
import { eventDays } from './stream.js';

const batch = 5_000;

/**
 * Deletes expired rows in small batches. The inbox is kept longer than the outbox, so that a replayed event
 * is never handled twice.
 */
@Injectable()
export class TidyUp {
  constructor(private readonly dataSource: DataSource) {}

  @Scheduled('kit-tidy-up')
  async run(): Promise<void> {
    await this.deleteOld('outbox', 'published_at', eventDays);
    await this.deleteOld('inbox', 'at', 3 * eventDays);
    await this.deleteOld('idempotency', 'at', 3);
  }

  private async deleteOld(table: string, column: string, days: number): Promise<void> {
    for (;;) {
      const [, count] = await this.dataSource.query<[unknown[], number]>(
        `delete from ${table} where ctid in (
           select ctid from ${table} where ${column} < now() - $1 * interval '1 day' limit ${batch})`,
        [days],
      );
      if (count < batch) return;
    }
  }
}
