import { Entity } from 'typeorm';
import { Id, Moment, Text, Uuid } from '@valam/service-kit/database/columns';

@Entity('lead_note')
export class LeadNoteEntity {
  @Id() id!: string;
  @Uuid() leadId!: string;
  @Moment() at!: Date;
  @Text() author!: string;
  @Text() text!: string;
}
