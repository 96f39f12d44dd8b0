import type { AuditChanges } from '@valam/contracts/identity/audit.events';
import { Entity, PrimaryColumn } from 'typeorm';
import { Json, RequiredMoment, RequiredText, Text, Uuid } from '../database/columns.js';

/** An audited change in any service, with its actor; immutable. */
@Entity('audit_entry')
export class AuditEntryEntity {
  /** The id of its event. */
  @PrimaryColumn('uuid') id!: string;
  @RequiredMoment() at!: Date;
  @RequiredText() service!: string;
  @Uuid('actor_id') actorId!: string | null;
  @Text('actor_role') actorRole!: string | null;
  @Text('actor_email') actorEmail!: string | null;
  /** Set instead of the address after the person has left. */
  @Text('actor_name') actorName!: string | null;
  @RequiredText() action!: string;
  @RequiredText() entity!: string;
  @RequiredText('entity_id') entityId!: string;
  @Json() changes!: AuditChanges | null;
  @Text() reason!: string | null;
}
