import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { Id, Moment, OptionalText, Text, Uuid } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

/** One transition of a line; immutable. */
@Entity('commission_step')
export class CommissionStepEntity {
  @Id() id!: string;
  @Uuid() lineId!: string;
  @Moment() at!: Date;
  @OptionalText({ name: 'from_state' }) from!: CommissionState | null;
  @Text({ name: 'to_state' }) to!: CommissionState;
  @Text() actor!: string;
  @OptionalText() reason!: string | null;
}
