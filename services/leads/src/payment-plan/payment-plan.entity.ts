import type { PaymentPlanState } from '@valam/contracts/leads/payment-plan';
import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Day,
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

/** The choice to pay a balance in installments. The booking references the active one. */
@Entity('payment_plan')
export class PaymentPlanEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  @Text() state!: PaymentPlanState;
  @Text() currency!: Currency;
  @Moment() startedAt!: Date;
  @OptionalMoment() endedAt!: Date | null;
  @OptionalText() endReason!: string | null;
  /** The day in India on which its installments were last checked. */
  @OptionalDay() watchedOn!: string | null;
  @Whole() version!: number;
}

/** A part of a balance and the day by which it is due. Replaced as a whole when the price or the date changes. */
@Entity('installment')
export class InstallmentEntity {
  @Id() id!: string;
  @Uuid() planId!: string;
  @Whole() number!: number;
  @Day() dueOn!: string;
  @Minor() amountMinor!: number;
  /** The day in India on which its automatic charge was announced. */
  @OptionalDay() announcedOn!: string | null;
  @OptionalMoment() replacedAt!: Date | null;
}
