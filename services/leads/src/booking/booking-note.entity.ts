import { Entity } from 'typeorm';
import { Id, Moment, Text, Uuid } from '@valam/service-kit/database/columns';

@Entity('booking_note')
export class BookingNoteEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  @Moment() at!: Date;
  @Text() author!: string;
  @Text() text!: string;
}
