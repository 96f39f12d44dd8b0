import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const clicksByMonth = `select to_char(day, 'YYYY-MM') as month, sum(clicks) as clicks, bool_or(day >= $2) as recent
         from referral_click where contributor_id = $1 group by 1`;

export interface Clicks {
  readonly total: number;
  readonly byMonth: ReadonlyMap<string, number>;
}

/** Number of visits through a partner's links. */
@Injectable()
export class ClickCounts {
  constructor(private readonly dataSource: DataSource) {}

  async of(contributorId: string, since: string): Promise<Clicks> {
    const rows = await this.dataSource.query<{ month: string; clicks: string; recent: boolean }[]>(
      clicksByMonth,
      [contributorId, since],
    );
    return {
      total: rows.reduce((total, row) => total + Number(row.clicks), 0),
      byMonth: new Map(rows.filter((row) => row.recent).map((row) => [row.month, Number(row.clicks)])),
    };
  }
}
