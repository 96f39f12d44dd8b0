import type { ApprovalStatus } from '@valam/contracts/identity/contributor.schema';
import { Id, Moment, OptionalText, Text, Uuid } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

/** One step in a contributor's history; never changed. */
@Entity('approval_step')
export class ApprovalStepEntity {
  @Id() id!: string;
  @Uuid() contributorId!: string;
  @Moment() at!: Date;
  @OptionalText({ name: 'from_status' }) from!: ApprovalStatus | null;
  @Text({ name: 'to_status' }) to!: ApprovalStatus;
  @Text() actor!: string;
  @OptionalText() reason!: string | null;
}
