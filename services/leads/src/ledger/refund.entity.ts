import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Id,
  Minor,
  Moment,
  OptionalMoment,
  OptionalText,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';
import type { RefundRowState } from '../booking/refund-state.js';

export type RefundKind =
  | 'policy'
  | 'manual'
  | 'late_payment'
  | 'departure_cancelled'
  | 'overpaid'
  | 'partial_cancellation'
  | 'duplicate'
  | 'transferred'
  | 'disputed'
  | 'elsewhere';

/** A refund of one payment. */
@Entity('refund')
export class RefundEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  @Uuid() paymentId!: string;
  @Minor() amountMinor!: number;
  @Text() currency!: Currency;
  @Text() kind!: RefundKind;
  @Text() reason!: string;
  @Text() state!: RefundRowState;
  @OptionalText() providerRefundId!: string | null;
  /**
   * Incremented if the provider has definitely refused, so that the next attempt has a new idempotency key.
   */
  @Whole() attempt!: number;
  @OptionalText() lastError!: string | null;
  @Text() requestedBy!: string;
  @Moment() createdAt!: Date;
  @OptionalMoment() settledAt!: Date | null;
}
