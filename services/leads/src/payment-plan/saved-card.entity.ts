import type { ChargeState, SavedCardState } from '@valam/contracts/leads/payment-plan';
import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Id,
  Minor,
  Moment,
  OptionalDay,
  OptionalMoment,
  OptionalText,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';

/** A card that a traveler allows to be charged for a plan. Only the provider has its number. */
@Entity('saved_card')
export class SavedCardEntity {
  @Id() id!: string;
  @Uuid() planId!: string;
  @Uuid() bookingId!: string;
  @Text() state!: SavedCardState;
  /** The text of the consent, as shown. */
  @Text() consent!: string;
  @Moment() consentedAt!: Date;
  @OptionalText() customerId!: string | null;
  @OptionalText() methodId!: string | null;
  @OptionalText() brand!: string | null;
  @OptionalText() last4!: string | null;
  @OptionalText() country!: string | null;
  @OptionalMoment() savedAt!: Date | null;
  @OptionalMoment() endedAt!: Date | null;
  @OptionalText() endReason!: string | null;
  @OptionalMoment() detachedAt!: Date | null;
  /** The day in India on which its charges were last checked. */
  @OptionalDay() watchedOn!: string | null;
}

/** An attempt to charge an installment to a saved card, stored before the provider is called. */
@Entity('installment_charge')
export class InstallmentChargeEntity {
  @Id() id!: string;
  @Uuid() installmentId!: string;
  @Uuid() cardId!: string;
  @Uuid() bookingId!: string;
  @Whole() attempt!: number;
  @Minor() amountMinor!: number;
  @Text() currency!: Currency;
  @Text() state!: ChargeState;
  @OptionalText() failure!: string | null;
  @OptionalText() providerPaymentId!: string | null;
  @OptionalMoment() askedAt!: Date | null;
  @Moment() createdAt!: Date;
  @OptionalMoment() settledAt!: Date | null;
}
