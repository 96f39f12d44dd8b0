import { todayAdmin } from '@valam/contracts/leads/today.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminListAnswer, AdminResource } from '@valam/service-kit/admin/resource';
import { DataSource } from 'typeorm';
import { Clock } from '@valam/service-kit/clock/clock';
import { firstOf, todayQuestions, type TodayLine } from './today-questions.sql.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/**
 * Today's tasks for staff: money first, then promises, then departures, then offers. Each line links to its
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
    let total = 0;
    for (const question of todayQuestions) {
      const { band, kind } = question;
      const rows = await this.dataSource.query<TodayLine[]>(firstOf(question), [now]);
      items.push(...rows.map((row) => ({ ...line(row), id: `${kind}:${row.id}`, version: 1, band, kind })));
      total += rows[0]?.of_kind ?? 0;
    }
    return { items, total };
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
    ofKind: row.of_kind,
  };
}
