import type { ApprovalStatus } from '@valam/contracts/identity/contributor.schema';
import { Entity, PrimaryColumn } from 'typeorm';
import { RequiredMoment, RequiredText, RequiredUuid, Text } from '../database/columns.js';

/** One step in a contributor's history; never changed. */
@Entity('approval_step')
export class ApprovalStepEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredUuid('contributor_id') contributorId!: string;
  @RequiredMoment() at!: Date;
  @Text('from_status') from!: ApprovalStatus | null;
  @RequiredText('to_status') to!: ApprovalStatus;
  @RequiredText() actor!: string;
  @Text() reason!: string | null;
}
