import { InjectRepository } from '@nestjs/typeorm';
import { auditAdmin } from '@valam/contracts/identity/audit.admin';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { Repository } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

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
export class AuditResource extends TableResource<AuditEntryEntity, typeof auditAdmin> {
  readonly actions = {};

  constructor(@InjectRepository(AuditEntryEntity) rows: Repository<AuditEntryEntity>) {
    super(auditAdmin, rows, {
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
    });
  }

  protected record(entry: AuditEntryEntity): AdminRecordOf<typeof auditAdmin> {
    return { ...entry, at: entry.at.toISOString(), version: 1 };
  }
}
