import { Entity, PrimaryColumn } from 'typeorm';
import { Json, Moment, OptionalText, OptionalUuid, Text } from '@valam/service-kit/database/columns';

/** An event of the payment provider, stored once, with its outcome. */
@Entity('provider_event')
export class ProviderEventEntity {
  @PrimaryColumn('text') id!: string;
  @Text() type!: string;
  @OptionalText() objectId!: string | null;
  @Json() payload!: Record<string, unknown>;
  @Text() outcome!: string;
  @OptionalUuid() bookingId!: string | null;
  @Moment() receivedAt!: Date;
}
