import type { GiftCardState } from '@valam/contracts/leads/gift-card-rules';
import type { Currency } from '@valam/contracts/shared/money';
import { Entity, PrimaryColumn } from 'typeorm';
import {
  Id,
  Json,
  Minor,
  Moment,
  OptionalDay,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';

/** A gift card and the payment page of its purchase. Its balance is the sum of its lines. */
@Entity('gift_card')
export class GiftCardEntity {
  @Id() id!: string;
  @Text() state!: GiftCardState;
  /** The code is generated when the card is sent; only its hash and its last four characters are stored. */
  @OptionalText() codeHash!: string | null;
  @OptionalText() codeEnd!: string | null;
  @Text() currency!: Currency;
  @Minor() amountMinor!: number;
  @Text() buyerName!: string;
  @Text() buyerEmail!: string;
  @Text() recipientName!: string;
  @Text() recipientEmail!: string;
  @OptionalText() message!: string | null;
  /** The chosen delivery day in India; null for immediate delivery. */
  @OptionalDay() deliverOn!: string | null;
  @Moment() deliverAt!: Date;
  @OptionalMoment() deliveredAt!: Date | null;
  @OptionalDay() expiresOn!: string | null;
  /** The exact parameters of the payment page, so that a retry gets the same page from the provider. */
  @Json() params!: Record<string, unknown>;
  @Text() returnToken!: string;
  @OptionalText() providerId!: string | null;
  @OptionalText() providerPaymentId!: string | null;
  @OptionalText() url!: string | null;
  @OptionalMoment() checkedAt!: Date | null;
  @OptionalMoment() paidAt!: Date | null;
  @Whole() linkVersion!: number;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
  @OptionalMoment() erasedAt!: Date | null;
}

export type GiftCardLineKind = 'issued' | 'redeemed' | 'returned' | 'expired' | 'refunded';

/** A change of a card's balance; positive if it increases. Rows are append-only. */
@Entity('gift_card_line')
export class GiftCardLineEntity {
  @PrimaryColumn('bigint', { generated: 'identity', insert: false, update: false }) id!: number;
  @Uuid() giftCardId!: string;
  @Text() kind!: GiftCardLineKind;
  @Minor() amountMinor!: number;
  @OptionalUuid() paymentId!: string | null;
  @OptionalUuid() refundId!: string | null;
  @Moment() at!: Date;
}

/** A refund of a gift card to its buyer, to the original payment. */
@Entity('gift_card_refund')
export class GiftCardRefundEntity {
  @Id() id!: string;
  @Uuid() giftCardId!: string;
  @Minor() amountMinor!: number;
  @Text() currency!: Currency;
  @Text() state!: 'pending' | 'refunded' | 'failed';
  @Whole() attempt!: number;
  @Text() reason!: string;
  @Text() requestedBy!: string;
  @OptionalText() providerRefundId!: string | null;
  @OptionalText() lastError!: string | null;
  @Moment() createdAt!: Date;
  @OptionalMoment() settledAt!: Date | null;
}

/**
 * The amount that a booking will take from a card when its payment arrives. Reserved on the card until then.
 */
@Entity('gift_card_use')
export class GiftCardUseEntity {
  @PrimaryColumn('uuid', { name: 'booking_id' }) bookingId!: string;
  @PrimaryColumn('uuid', { name: 'gift_card_id' }) giftCardId!: string;
  @Whole() position!: number;
  @Minor() amountMinor!: number;
}
