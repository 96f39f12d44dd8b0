import type { Availability } from '@valam/contracts/leads/availability.schema';
import type { PromoQuote } from '@valam/contracts/leads/promo.schema';
import type { Currency } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePromoQuery } from '../../api/booking.api';
import { beforeRetry, isAnswered } from '../../parts/is-answered';
import type { Choice } from './choice';
import { startedBooking } from './started-booking';
import { tripKey, type Trip } from './trip';

interface PromoParts {
  readonly trip: Trip;
  readonly departure: Availability | null;
  readonly choice: Choice;
  readonly currency: Currency;
  readonly changeChoice: (part: Partial<Choice>) => void;
}

export interface Promo {
  /** The effect of the code on this trip; null without an accepted code. */
  readonly promo: PromoQuote | null;
  /** The message for the traveler why the code is not accepted. */
  readonly problem: string | null;
  readonly isAsking: boolean;
  /** The check got no response, so the code may still be valid. */
  readonly isUnanswered: boolean;
  /** Checks the same code again. */
  readonly askAgain: () => void;
}

/**
 * The effect of the promo code on the current selection; requested again if the date, the group size, the room or the currency
 * changes. A code in the URL is applied once, unless another one is already entered.
 */
export function usePromo({ trip, departure, choice, currency, changeChoice }: PromoParts): Promo {
  const takeFromAddress = useEffectEvent(() => {
    const code = new URLSearchParams(window.location.search).get('promo')?.trim();
    if (code && !choice.promoCode) changeChoice({ promoCode: code.slice(0, 40) });
  });
  useEffect(() => takeFromAddress(), []);

  // Read once: after Back from the payment page the quote that the page has is still right.
  const [replaces] = useState(() => startedBooking(tripKey(trip)));
  const { promoCode: code, travellers: quantity, roomOptionId } = choice;
  const body = {
    code: code ?? '',
    tourId: trip.id,
    dateId: departure?.dateId ?? '',
    quantity,
    currency,
    roomOptionId,
    replaces,
  };
  const { currentData, error, isFetching, refetch } = usePromoQuery({ body }, { skip: !code || !departure });
  const isAsked = code !== null && departure !== null;
  return {
    // RTK Query keeps the data of the previous request if a refetch is refused.
    promo: (isAsked && !error && currentData) || null,
    problem: isAsked && error && !isFetching ? sentence(error) : null,
    isAsking: isAsked && isFetching,
    isUnanswered: isAsked && error !== undefined && !isFetching && !isAnswered(error),
    askAgain: () => {
      if (code && departure) void refetch();
    },
  };
}

const sentence = (error: unknown): string =>
  (isAnswered(error) && callFailure(error)?.problem.message) ||
  `We couldn’t check this code. ${beforeRetry(error)} apply it again.`;
