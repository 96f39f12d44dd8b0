import type { BookingState, RefundState } from '@valam/contracts/leads/booking-states';
import type { Discount } from '@valam/contracts/leads/promo-discount';
import type { RefundRule } from '@valam/contracts/leads/refund-policy';
import type { VisitDevice, VisitSource } from '@valam/contracts/leads/visit.schema';
import type { Currency } from '@valam/contracts/shared/money';
import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import { Entity } from 'typeorm';
import {
  Flag,
  Id,
  Minor,
  Moment,
  OptionalJson,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  OptionalWhole,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';
import type { DepartureEntity } from '../departure/departure.entity.js';

export const wishesPurpose = 'booking-wishes';

export interface BookingPromo extends Discount {
  readonly code: string;
  readonly label: string;
}

/**
 * A booking. Its state changes only through `advanceBooking`; the amount paid is the sum of its payment rows.
 */
@Entity('booking')
export class BookingEntity {
  @Id() id!: string;
  @Text() ref!: string;
  @Text() state!: BookingState;
  @Text() refundState!: RefundState;
  @Uuid() departureId!: string;
  @Whole() quantity!: number;
  @Text() currency!: Currency;
  @Minor() totalMinor!: number;
  @Minor() depositMinor!: number;
  @Minor() priceUsdMinor!: number;
  /** Discount of the promo code; the total is the price after it. */
  @Minor() discountMinor!: number;
  @OptionalUuid() promoCodeId!: string | null;
  /** The code's terms at the time of the hold. */
  @OptionalJson() promo!: BookingPromo | null;
  /** The part of the total that is retained for partial cancellations. */
  @Minor() retainedMinor!: number;
  /** The number of travelers that the payments cover; travelers added since then are unpaid. */
  @Whole() paidQuantity!: number;
  /** The strictest refund rule among the days on which the traveler changed the date. */
  @OptionalText() refundCap!: RefundRule | null;
  @Text() firstName!: string;
  @Text() lastName!: string;
  @Text() email!: string;
  @Text() personEmail!: string;
  @OptionalText() mobile!: string | null;
  @OptionalText() personPhone!: string | null;
  /** Country code of the phone number given with the booking: `DE`. */
  @OptionalText() country!: string | null;
  @OptionalJson() roomOption!: DepartureEntity['roomOptions'][number] | null;
  /** Diet and needs, encrypted. */
  @OptionalText() @Encrypted(wishesPurpose) wishesSealed!: string | null;
  /** The active payment plan for its balance. */
  @OptionalUuid() paymentPlanId!: string | null;
  /** Sum of the open shares of companions: the part of the balance that is not the lead traveler's. */
  @Minor() sharedMinor!: number;
  /** Installments were chosen with the deposit. */
  @Flag() wantsPlan!: boolean;
  /** Number of installments; null for as many as there are months. */
  @OptionalWhole() planInstallments!: number | null;
  @OptionalText() referralCode!: string | null;
  @OptionalUuid() contributorId!: string | null;
  @OptionalText() sourceUrl!: string | null;
  /** Source of the visit that led to the booking, if the visitor consented to counting. */
  @OptionalText() visitSource!: VisitSource | null;
  @OptionalText() visitDevice!: VisitDevice | null;
  @OptionalText() termsVersion!: string | null;
  @OptionalText() policyVersion!: string | null;
  /** The promise to the traveler (itinerary, inclusions), frozen at the deposit. */
  @OptionalJson() promise!: DepartureEntity['promise'] | null;
  /** Hashes of the request that created the hold and of its network; used only for comparison. */
  @OptionalText() holdKey!: string | null;
  @OptionalText() network!: string | null;
  @OptionalMoment() holdExpiresAt!: Date | null;
  @OptionalMoment() balanceDueAt!: Date | null;
  @OptionalMoment() depositPaidAt!: Date | null;
  @OptionalUuid() waitlistEntryId!: string | null;
  @OptionalUuid() quoteId!: string | null;
  @Whole() linkVersion!: number;
  @Whole() factsVersion!: number;
  @Whole() version!: number;
  @OptionalMoment() travellersErasedAt!: Date | null;
  @OptionalMoment() erasedAt!: Date | null;
  @Moment() createdAt!: Date;
}
