import type { PaymentKind, PaymentMethod } from '@valam/contracts/leads/booking.schema';
import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Id,
  Minor,
  Moment,
  Numbered,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  Text,
  Uuid,
} from '@valam/service-kit/database/columns';

/** A payment. Rows are append-only. */
@Entity('payment')
export class PaymentEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  @OptionalUuid() sessionId!: string | null;
  /** The companion's share that it pays; null for a payment of the lead traveler. */
  @OptionalUuid() shareId!: string | null;
  @Text() kind!: PaymentKind;
  @Text() method!: PaymentMethod;
  @Minor() amountMinor!: number;
  @Text() currency!: Currency;
  @OptionalText() providerPaymentId!: string | null;
  @Numbered() receiptNumber!: number;
  @OptionalText() note!: string | null;
  @OptionalText() recordedBy!: string | null;
  @Moment() capturedAt!: Date;
  @OptionalMoment() disputedAt!: Date | null;
}
