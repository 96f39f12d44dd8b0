import { Injectable } from '@nestjs/common';
import type { VisitCounts } from '@valam/contracts/leads/visit.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { insertVisits } from './count-visits.sql.js';

/** Stores counts of visits: once each, and only of existing tours. */
@Injectable()
export class CountVisits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ id, counts }: VisitCounts): Promise<{ ok: true }> {
    await this.dataSource.query(insertVisits, [id, this.clock.now(), JSON.stringify(counts)]);
    return { ok: true };
  }
}
