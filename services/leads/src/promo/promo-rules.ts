import type { promoProblems } from '@valam/contracts/leads/promo.rpc';
import type { PromoCodeEntity } from './promo-code.entity.js';

export type PromoRefusal = keyof typeof promoProblems;

export const promoSentences: Readonly<Record<PromoRefusal, string>> = {
  'leads.promo_unknown': 'We don’t recognize this code. Please check the spelling.',
  'leads.promo_ended': 'This code has ended. Use another, or book without one.',
  'leads.promo_used_up': 'This code has reached its limit. Use another, or book without one.',
  'leads.promo_not_here':
    'This code does not apply to this booking. It may be for another trip, date or currency. Use another, or book without one.',
};

/** The message for a refused code; if a larger group or another person could use it, the message says so. */
export function promoSentence(
  refusal: PromoRefusal,
  { leastTravelers, isFirstBookingOnly }: Pick<PromoCodeEntity, 'leastTravelers' | 'isFirstBookingOnly'>,
  quantity?: number,
): string {
  if (refusal !== 'leads.promo_not_here') return promoSentences[refusal];
  if (quantity !== undefined && quantity < leastTravelers)
    return `This code is for ${leastTravelers} or more travelers. Choose more, or book without a code.`;
  // Unknown group size: the rest of the order is valid, and only the person is left to be checked.
  if (quantity === undefined && isFirstBookingOnly)
    return 'This code is for a first booking, and you have booked with us before. Use another, or book without one.';
  return promoSentences[refusal];
}

interface Trip {
  readonly tourId: string | null;
  readonly departureId: string;
  readonly quantity: number;
  /** Today in India. */
  readonly today: string;
}

type Terms = Pick<
  PromoCodeEntity,
  'isActive' | 'startsOn' | 'endsOn' | 'leastTravelers' | 'tourIds' | 'retreatIds' | 'departureIds'
>;

/**
 * Reason why a code is not valid for this trip; null if it is. A code before its first day is unknown, with
 * the same message, because unpublished codes could be found by guessing.
 */
export function refusalOfTrip(
  promo: Terms,
  { tourId, departureId, quantity, today }: Trip,
): PromoRefusal | null {
  if (promo.startsOn && today < promo.startsOn) return 'leads.promo_unknown';
  if (!promo.isActive || (promo.endsOn && today > promo.endsOn)) return 'leads.promo_ended';
  // Ids of tours, retreats and departures never collide.
  const aims = [...promo.tourIds, ...promo.retreatIds, ...promo.departureIds];
  const isForAll = aims.length === 0;
  const isChosen = aims.includes(departureId) || (tourId !== null && aims.includes(tourId));
  const isHere = (isForAll || isChosen) && quantity >= promo.leastTravelers;
  return isHere ? null : 'leads.promo_not_here';
}

export interface Uses {
  readonly all: number;
  /** Uses by the person who books. */
  readonly ofPerson: number;
  /** Bookings that the person has paid for, with any code or none. */
  readonly paidOfPerson: number;
}

type Limits = Pick<PromoCodeEntity, 'mostUses' | 'mostUsesPerPerson' | 'isFirstBookingOnly'>;

/** Reason why another use is refused; null if it is allowed. */
export function refusalOfUse(promo: Limits, uses: Uses): PromoRefusal | null {
  if (promo.isFirstBookingOnly && uses.paidOfPerson > 0) return 'leads.promo_not_here';
  const perPerson = promo.isFirstBookingOnly ? 1 : promo.mostUsesPerPerson;
  const isUsedUp =
    (promo.mostUses !== null && uses.all >= promo.mostUses) ||
    (perPerson !== null && uses.ofPerson >= perPerson);
  return isUsedUp ? 'leads.promo_used_up' : null;
}
