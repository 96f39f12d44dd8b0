import { Text, Whole } from '@valam/service-kit/database/columns';
import { Entity, PrimaryColumn } from 'typeorm';

/** The seats of a departure, from the last event of leads. */
@Entity('departure_seats')
export class DepartureSeatsEntity {
  @PrimaryColumn('uuid', { name: 'departure_id' }) departureId!: string;
  @Whole({ default: 0 }) capacity!: number;
  @Whole({ default: 0 }) free!: number;
  @Text() status!: string;
  @Whole({ default: 0 }) version!: number;
}
