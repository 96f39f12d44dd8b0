import { festivalsAdmin } from '@valam/contracts/catalog/festivals.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource, type EntityManager } from 'typeorm';
import { editableContent, type Values } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import { FestivalDayEntity } from './festival-day.entity.js';
import type { FestivalEntity } from './festival.entity.js';
import { festivalKind } from './festival.kind.js';

const book = editableContent<FestivalEntity, typeof festivalsAdmin>(festivalsAdmin, {
  kind: festivalKind,
  filters: { lacks: lacking },
  titleOf: ({ name }) => name,
  convert: ({ days: _, ...values }) => values,
});

@AdminEntity(festivalsAdmin)
export class FestivalsResource extends ContentResource<FestivalEntity, typeof festivalsAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }

  protected override async whole(
    tx: EntityManager,
    festival: FestivalEntity,
  ): Promise<AdminRecordOf<typeof festivalsAdmin>> {
    const rows = await tx.find(FestivalDayEntity, {
      where: { festivalId: festival.id },
      order: { from: 'ASC' },
    });
    return this.record(festival, {
      days: rows.map(({ from, to, isConfirmed }) => ({ from, to, isConfirmed })),
    });
  }

  protected override async afterWrite(
    tx: EntityManager,
    festival: FestivalEntity,
    sent: Values,
  ): Promise<void> {
    const { days } = sent as { days?: { from: string; to: string; isConfirmed?: boolean }[] };
    if (!days) return;
    if (days.some(({ from, to }) => to < from))
      throw invalidFields({ days: 'The last day is before the first.' });
    if (new Set(days.map(({ from }) => from)).size < days.length)
      throw invalidFields({ days: 'Two of them begin on the same day.' });
    await tx.delete(FestivalDayEntity, { festivalId: festival.id });
    const rows = days.map((day) => ({ festivalId: festival.id, isConfirmed: false, ...day }));
    if (rows.length > 0) await tx.insert(FestivalDayEntity, rows);
  }
}
