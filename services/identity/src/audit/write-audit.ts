import { Injectable } from '@nestjs/common';
import { auditRecorded } from '@valam/contracts/identity/audit.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Keeps who changed what, whichever unit it happened in. Whole records, as releases of before sent them, are not kept. */
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
