import { InjectRepository } from '@nestjs/typeorm';
import { auditAdmin } from '@valam/contracts/identity/audit.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage, type ListShape } from '@valam/service-kit/admin/list-page';
import type { AdminFilters, AdminResource } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import * as z from 'zod/mini';
import { AuditEntryEntity } from './audit-entry.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

const record = (row: AuditEntryEntity): AdminRecordOf<typeof auditAdmin> => ({
  ...row,
  at: row.at.toISOString(),
  version: 1,
});

const shape: ListShape<AuditEntryEntity, typeof auditAdmin> = {
  filters: {
    service: 'service',
    entity: 'entity',
    entityId: 'entityId',
    action: 'action',
    actorId: 'actorId',
    actorEmail: 'actorEmail',
    since: (builder, value) => builder.andWhere('record.at >= :since', { since: moment('since', value) }),
    until: (builder, value) =>
      value.length === dayLength
        ? builder.andWhere('record.at < :until', { until: dayAfter(moment('until', value)) })
        : builder.andWhere('record.at < :until', { until: moment('until', value) }),
  },
  toRecord: record,
};

const dayLength = '2027-06-01'.length;

function moment(side: string, value: string): Date {
  const at = Date.parse(value);
  if (Number.isNaN(at)) throw invalidFields({ [side]: 'Write a day as 2027-06-01.' });
  return new Date(at);
}

/** The end of a range includes its whole day. */
const dayAfter = (day: Date): Date => new Date(day.getTime() + 86_400_000);

/** The audit log. Read only. */
@AdminEntity(auditAdmin)
export class AuditResource implements AdminResource<typeof auditAdmin> {
  readonly actions = {};

  constructor(
    @InjectRepository(AuditEntryEntity) private readonly auditEntries: Repository<AuditEntryEntity>,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters<typeof auditAdmin>) {
    return listPage(this.auditEntries, auditAdmin, shape, query, filters);
  }

  async find(tx: EntityManager, id: string): Promise<AdminRecordOf<typeof auditAdmin> | null> {
    if (!z.safeParse(z.uuid(), id).success) return null;
    const found = await tx.findOneBy(AuditEntryEntity, { id });
    return found && record(found);
  }
}
