import { Injectable } from '@nestjs/common';
import {
  catalogAuditRecorded,
  identityAuditRecorded,
  leadsAuditRecorded,
  notificationsAuditRecorded,
  type AuditRecorded,
} from '@valam/contracts/identity/audit.events';
import type { AdminService } from '@valam/contracts/shared/admin';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { AuditEntryEntity } from './audit-entry.entity.js';

/**
 * Stores the changes and actors of every service. The subject identifies the service, because NATS lets no
 * other publish it; an entry that names another one becomes a dead letter. Complete records, as sent by
 * earlier releases, are not stored.
 */
@Injectable()
export class WriteAudit {
  @OnEvent(catalogAuditRecorded)
  ofCatalog(entry: AuditRecorded, context: EventContext): Promise<void> {
    return this.of('catalog', entry, context);
  }

  @OnEvent(leadsAuditRecorded)
  ofLeads(entry: AuditRecorded, context: EventContext): Promise<void> {
    return this.of('leads', entry, context);
  }

  @OnEvent(identityAuditRecorded)
  ofIdentity(entry: AuditRecorded, context: EventContext): Promise<void> {
    return this.of('identity', entry, context);
  }

  @OnEvent(notificationsAuditRecorded)
  ofNotifications(entry: AuditRecorded, context: EventContext): Promise<void> {
    return this.of('notifications', entry, context);
  }

  private async of(
    unit: AdminService,
    entry: AuditRecorded,
    { tx, eventId, occurredAt }: EventContext,
  ): Promise<void> {
    if (entry.service !== unit) throw new Error(`An audit entry of ${unit} names ${entry.service}`);
    await tx
      .createQueryBuilder()
      .insert()
      .into(AuditEntryEntity)
      .values({
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
      } as never)
      // An entry from the former shared subject is sent again if a stream was lost.
      .orIgnore()
      .execute();
  }
}
