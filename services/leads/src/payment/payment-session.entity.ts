import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Id,
  Json,
  Minor,
  Moment,
  OptionalJson,
  OptionalMoment,
  OptionalText,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';
import type { PaymentPageParams } from '../provider/payment-provider.js';

export type SessionPurpose = 'deposit' | 'full' | 'balance' | 'transfer_fee' | 'save_card' | 'share';
export type SessionState = 'preparing' | 'open' | 'paid' | 'expired' | 'failed';

/** A payment page with its exact parameters, so that a retry gets the same page from the provider. */
@Entity('payment_session')
export class PaymentSessionEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  @Text() purpose!: SessionPurpose;
  @Whole() attempt!: number;
  @Minor() amountMinor!: number;
  @Text() currency!: Currency;
  @Json() params!: PaymentPageParams;
  @Text() returnToken!: string;
  @Text() state!: SessionState;
  @OptionalText() providerId!: string | null;
  @OptionalText() url!: string | null;
  /** End of the claim of a caller that is requesting the page; others wait for the result. */
  @OptionalMoment() openingUntil!: Date | null;
  @OptionalMoment() expiresAt!: Date | null;
  @OptionalMoment() checkedAt!: Date | null;
  /** Data for the action after the payment, such as the new owner of a transferred booking. */
  @OptionalJson() details!: Record<string, unknown> | null;
  @Moment() createdAt!: Date;
}
