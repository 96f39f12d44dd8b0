import { FestivalInput } from '@valam/contracts/catalog/inputs/editorial.input';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminValues } from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import { readValues } from '../admin/read-values.js';
import { FestivalDayEntity } from './festival-day.entity.js';
import type { FestivalEntity } from './festival.entity.js';
import { festivalKind } from './festival.kind.js';

const book: ContentBook<FestivalEntity> = {
  kind: festivalKind,
  input: FestivalInput,
  sort: ['updatedAt', 'name', 'status'],
  search: ['name', 'slug', 'description'],
  filters: { lacks: lacking },
  titleOf: ({ name }) => name,
  convert: ({ days: _, ...values }) => values,
};

@AdminEntity('festivals')
export class FestivalsResource extends ContentResource<FestivalEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }

  protected override async whole(tx: EntityManager, festival: FestivalEntity): Promise<AdminRecord> {
    const rows = await tx.find(FestivalDayEntity, {
      where: { festivalId: festival.id },
      order: { from: 'ASC' },
    });
    return { ...festival, days: rows.map(({ from, to, isConfirmed }) => ({ from, to, isConfirmed })) };
  }

  protected override async afterWrite(
    tx: EntityManager,
    festival: FestivalEntity,
    sent: AdminValues,
  ): Promise<void> {
    const { days } = readValues(FestivalInput, sent, false) as {
      days?: { from: string; to: string; isConfirmed?: boolean }[];
    };
    if (!days) return;
    if (days.some(({ from, to }) => to < from))
      throw invalidFields({ days: 'The last day is before the first.' });
    await tx.delete(FestivalDayEntity, { festivalId: festival.id });
    const rows = days.map((day) => ({ festivalId: festival.id, isConfirmed: false, ...day }));
    if (rows.length > 0) await tx.insert(FestivalDayEntity, rows);
  }
}
