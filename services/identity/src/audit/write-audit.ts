import { Injectable } from '@nestjs/common';
import { auditRecorded } from '@valam/contracts/identity/audit.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Stores the changes and actors of every unit. Whole records, as sent by earlier releases, are not stored. */
@Injectable()
export class WriteAudit {
  @OnEvent(auditRecorded)
  async run(
    entry: EventPayload<typeof auditRecorded>,
    { tx, eventId, occurredAt }: EventContext,
  ): Promise<void> {
    await tx.insert(AuditEntryEntity, {
      id: eventId,
      at: occurredAt,
      service: entry.service,
      actorId: entry.actor.userId,
      actorRole: entry.actor.role,
      actorEmail: entry.actor.email,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.id,
      changes: entry.changes ?? null,
      reason: entry.reason,
    } as never);
  }
}
