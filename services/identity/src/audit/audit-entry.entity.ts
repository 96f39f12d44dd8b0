import type { AuditChanges } from '@valam/contracts/identity/audit.events';
import {
  Id,
  Moment,
  OptionalJson,
  OptionalText,
  OptionalUuid,
  Text,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

/** An audited change in any service, with its actor; immutable. */
@Entity('audit_entry')
export class AuditEntryEntity {
  /** The id of its event. */
  @Id() id!: string;
  @Moment() at!: Date;
  @Text() service!: string;
  @OptionalUuid() actorId!: string | null;
  @OptionalText() actorRole!: string | null;
  @OptionalText() actorEmail!: string | null;
  /** Set instead of the address after the person has left. */
  @OptionalText() actorName!: string | null;
  @Text() action!: string;
  @Text() entity!: string;
  @Text() entityId!: string;
  @OptionalJson() changes!: AuditChanges | null;
  @OptionalText() reason!: string | null;
}
