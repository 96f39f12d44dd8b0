import { InjectRepository } from '@nestjs/typeorm';
import { auditAdmin } from '@valam/contracts/identity/audit.admin';
import { addDays, startOfIstDay } from '@valam/contracts/shared/days';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AskedDay, Instant } from '@valam/contracts/shared/text';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { Repository } from 'typeorm';
import * as z from 'zod/mini';
import { AuditEntryEntity } from './audit-entry.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/**
 * Parses an instant, or a day in India as its start or that of a later day, because the log is displayed in
 * Indian time.
 */
function moment(side: string, value: string, daysLater = 0): Date {
  if (z.safeParse(AskedDay, value).success) return startOfIstDay(addDays(value, daysLater));
  const instant = z.safeParse(Instant, value);
  if (!instant.success) throw invalidFields({ [side]: 'Write a day as 2027-06-01.' });
  return new Date(instant.data);
}

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
        // The end of a range includes its whole day.
        until: (builder, value) =>
          builder.andWhere('record.at < :until', { until: moment('until', value, 1) }),
      },
    });
  }

  protected record(entry: AuditEntryEntity): AdminRecordOf<typeof auditAdmin> {
    return { ...entry, at: entry.at.toISOString(), version: 1 };
  }
}
