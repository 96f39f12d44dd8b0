import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import type { PromoQuote } from '@valam/contracts/leads/promo.schema';
import { inWholeUnits, type Currency, type Money } from '@valam/contracts/shared/money';
import type { Attribution } from '@valam/mfe-kit/shell';
import type { PaymentWay } from '@valam/contracts/leads/payment-plan.schema';
import { textOf } from '@valam/mfe-kit/form';
import { dialCode } from '@valam/ui/phone-field/phone-field';
import { wholeNumber } from '@valam/ui/phone-field/country';
import { amountsOf } from './amounts-of';
import type { Choice } from './choice';
import type { Details } from './details';
import type { Trip } from './trip';

interface Booking {
  readonly trip: Pick<Trip, 'id' | 'title'>;
  readonly departure: Availability;
  readonly choice: Choice;
  readonly details: Details;
  readonly currency: Currency;
  /** The promo code that was shown as applied. */
  readonly promo: PromoQuote | null;
  /** Gift card codes, and the amount that they were shown to cover; null if it was not shown yet. */
  readonly giftCards: readonly string[];
  readonly fromCards: Money | null;
  readonly attribution: Attribution;
  /** Contains the payment choices and the honeypot. */
  readonly form: FormData;
  /** An earlier session of this tab, which the new one replaces. */
  readonly replaces: string | null;
}

/** The request that holds the seats. The amounts are those shown to the traveler; the service compares them with its own. */
export function bookingRequest(booking: Booking): BookingSessionRequest {
  const { trip, departure, choice, details, currency, promo, giftCards, fromCards, attribution, form } =
    booking;
  const plan = wayOf(textOf(form, 'plan'));
  const { total, deposit } = amountsOf(departure, choice, currency, promo?.discount);
  return {
    type: 'booking',
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    mobile: wholeNumber(dialCode(details.country), details.mobile),
    tourTitle: trip.title,
    tourId: trip.id,
    tourDatePreferred: departure.dateId,
    quantity: choice.travellers,
    currency,
    amount: inWholeUnits(total),
    depositAmount: inWholeUnits(deposit),
    payInFull: plan === 'full',
    plan,
    ...(plan === 'installments' && { installments: Number(textOf(form, 'installments')) || null }),
    roomOptionId: choice.roomOptionId,
    promoCode: promo?.code ?? null,
    ...(giftCards.length > 0 && {
      giftCards: [...giftCards],
      giftCardAmount: fromCards && inWholeUnits(fromCards),
    }),
    diet: details.diet.trim() || null,
    needs: details.needs.trim() || null,
    website: textOf(form, 'website'),
    replaces: booking.replaces,
    ...attribution,
    utm: attribution.utm ? { ...attribution.utm } : null,
  };
}

const wayOf = (chosen: string): PaymentWay =>
  chosen === 'full' || chosen === 'installments' ? chosen : 'deposit';
