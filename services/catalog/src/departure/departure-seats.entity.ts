import { Column, Entity, PrimaryColumn } from 'typeorm';
import { RequiredWhole } from '../content/columns.js';

/** The seats of a departure, from the last event of leads. */
@Entity('departure_seats')
export class DepartureSeatsEntity {
  @PrimaryColumn('uuid', { name: 'departure_id' }) departureId!: string;
  @RequiredWhole() capacity!: number;
  @RequiredWhole() free!: number;
  @Column({ type: 'text' }) status!: string;
  @RequiredWhole() version!: number;
}
