import type { BookingAmounts } from '@valam/contracts/leads/booking-amounts';
import type { Visit } from '@valam/contracts/leads/visit.schema';
import type { Currency, Money } from '@valam/contracts/shared/money';
import type { DepartureEntity } from '../departure/departure.entity.js';
import type { AppliedPromo } from '../promo/promo-codes.js';
import type { CurrentTerms } from '../terms/current-terms.js';

/** An order for seats, from any source: the booking panel, an offer or a proposal. */
export interface SeatOrder {
  readonly departure: DepartureEntity;
  readonly quantity: number;
  readonly currency: Currency;
  readonly amounts: BookingAmounts;
  readonly terms: CurrentTerms;
  readonly priceUsdMinor: number;
  readonly payInFull: boolean;
  /** The balance is split into installments once the deposit is paid. */
  readonly wantsPlan?: boolean;
  /** Number of installments; null for as many as there are months. */
  readonly planInstallments?: number | null;
  readonly promo?: AppliedPromo | null;
  /** Codes of gift cards, and their displayed contribution in whole units. */
  readonly giftCards?: readonly string[] | null;
  readonly giftCardAmount?: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly room?: DepartureEntity['roomOptions'][number] | null;
  readonly diet?: string | null;
  readonly needs?: string | null;
  readonly referralCodeUsed?: string | null;
  readonly sourceUrl?: string | null;
  readonly firstPage?: string | null;
  readonly utm?: Record<string, string> | null;
  readonly visit?: Visit | null;
  readonly holdKey?: string;
  readonly network?: string | null;
  readonly waitlistEntryId?: string;
  readonly quoteId?: string;
  readonly reason: string;
  /** The traveler, if omitted. */
  readonly actor?: 'operator';
}

/** The amount to be paid now: the deposit or the total. */
export const dueNow = ({ amounts, payInFull }: SeatOrder): Money =>
  payInFull ? amounts.total : amounts.deposit;
