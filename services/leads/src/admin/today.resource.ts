import { todayAdmin } from '@valam/contracts/leads/today.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminListAnswer, AdminResource } from '@valam/service-kit/admin/resource';
import { DataSource } from 'typeorm';
import { Clock } from '@valam/service-kit/clock/clock';
import { todayQuestions, type TodayLine } from './today-questions.sql.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/**
 * Tasks of today that need a person: money first, then promises, then departures, then offers. Each line links to its
 * screen.
 */
@AdminEntity(todayAdmin)
export class TodayResource implements AdminResource<typeof todayAdmin> {
  readonly actions = {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<AdminListAnswer<typeof todayAdmin>> {
    const now = this.clock.now();
    const items: AdminRecordOf<typeof todayAdmin>[] = [];
    for (const { band, kind, sql } of todayQuestions) {
      const rows = await this.dataSource.query<TodayLine[]>(sql, [now]);
      items.push(...rows.map((row) => ({ ...line(row), id: `${kind}:${row.id}`, version: 1, band, kind })));
    }
    return { items, total: items.length };
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }
}

function line(row: TodayLine) {
  return {
    entity: row.entity,
    recordId: row.id,
    title: row.title,
    at: row.at.toISOString(),
    amount:
      row.amount_minor !== null && row.currency
        ? { amountMinor: Number(row.amount_minor), currency: row.currency }
        : null,
    note: row.note,
  };
}
