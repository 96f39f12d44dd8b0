import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { Entity, PrimaryColumn } from 'typeorm';
import { RequiredMoment, RequiredText, RequiredUuid, Text } from '../database/columns.js';

/** One transition of a line; immutable. */
@Entity('commission_step')
export class CommissionStepEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredUuid('line_id') lineId!: string;
  @RequiredMoment() at!: Date;
  @Text('from_state') from!: CommissionState | null;
  @RequiredText('to_state') to!: CommissionState;
  @RequiredText() actor!: string;
  @Text() reason!: string | null;
}
