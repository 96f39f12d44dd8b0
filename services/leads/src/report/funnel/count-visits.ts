import { Injectable } from '@nestjs/common';
import type { VisitCounts } from '@valam/contracts/leads/visit.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';

const insertVisits = `insert into visit_count (counts_id, recorded_at, step, tour_slug, visit_source, visit_device, count)
       select $1, $2, step, tour, source, device, count
         from jsonb_to_recordset($3::jsonb) as one (step text, tour text, source text, device text, count int)
        where exists (select from known_tour where slug = tour)
           or exists (select from departure where tour_slug = tour and trip_kind = 'tour')
       on conflict do nothing`;

/** Stores counts of visits, once each, and only for existing tours. */
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
