import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage, type ListShape } from '@valam/service-kit/admin/list-page';
import type { AdminFilters, AdminResource } from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { AuditEntryEntity } from './audit-entry.entity.js';

const record = (row: AuditEntryEntity): AdminRecord => ({ ...row, at: row.at.toISOString(), version: 1 });

const shape: ListShape<AuditEntryEntity> = {
  entity: AuditEntryEntity,
  sort: ['at'],
  search: ['actorEmail', 'entityId', 'action'],
  filters: {
    service: 'service',
    entity: 'entity',
    entityId: 'entityId',
    action: 'action',
    actorId: 'actorId',
    actorEmail: 'actorEmail',
    since: (builder, value) => builder.andWhere('record.at >= :since', { since: moment(value) }),
    until: (builder, value) => builder.andWhere('record.at < :until', { until: moment(value) }),
  },
  toRecord: record,
};

/** A date that cannot be read finds nothing, rather than everything. */
function moment(value: string): Date {
  const at = Date.parse(value);
  return Number.isNaN(at) ? new Date(8.64e15) : new Date(at);
}

/** Who did what. Read only. */
@AdminEntity('audit')
export class AuditResource implements AdminResource {
  readonly roles = { read: ['owner', 'operations'] } as const;

  constructor(private readonly dataSource: DataSource) {}

  list(query: AdminListQuery, filters: AdminFilters) {
    return listPage(this.dataSource.manager, shape, query, filters);
  }

  async find(tx: EntityManager, id: string): Promise<AdminRecord | null> {
    if (!z.safeParse(z.uuid(), id).success) return null;
    const found = await tx.findOneBy(AuditEntryEntity, { id });
    return found && record(found);
  }
}
