import type { GiftCardBalance } from '@valam/contracts/leads/gift-card.schema';
import { maxGiftCards } from '@valam/contracts/leads/gift-card.schema';
import { spreadOverCards } from '@valam/contracts/leads/gift-card-rules';
import {
  formatMoney,
  isZero,
  money,
  subtract,
  sum,
  type Currency,
  type Money,
} from '@valam/contracts/shared/money';
import type { BookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { callFailure } from '@valam/mfe-kit/api';
import { useState } from 'react';
import { bookingApi } from '../../api/booking.api';

/** A card that the traveler has entered. Its code is kept by the open page alone: it is money. */
export interface EnteredCard extends GiftCardBalance {
  readonly code: string;
}

/** What a card gives toward what is to be paid now. */
interface CardPart {
  readonly code: string;
  readonly codeEnd: string;
  readonly given: Money;
}

export interface GiftCardEntry {
  readonly cards: readonly EnteredCard[];
  readonly problem: string | null;
  readonly isAsking: boolean;
  /** True when it was added. */
  readonly add: (typed: string) => Promise<boolean>;
  readonly remove: (code: string) => void;
  /** What is left on the cards may have changed: they are to be entered again. */
  readonly clear: () => void;
}

const plain = (typed: string): string => typed.toUpperCase().replace(/[\s–—-]/g, '');

/** The gift cards of a booking that is being made. */
export function useGiftCards(currency: Currency): GiftCardEntry {
  const [ask, { isLoading: isAsking }] = bookingApi.useCheckGiftCardMutation();
  const [cards, setCards] = useState<readonly EnteredCard[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(typed: string): Promise<boolean> {
    const code = plain(typed);
    const refuse = (words: string): false => {
      setProblem(words);
      return false;
    };
    if (cards.some((card) => card.code === code)) return refuse('This gift card is entered already.');
    if (cards.length >= maxGiftCards)
      return refuse(`A payment takes no more than ${maxGiftCards} gift cards.`);
    try {
      const card = await ask({ body: { code } }).unwrap();
      if (isZero(card.balance)) return refuse('There is nothing left on this gift card.');
      if (card.balance.currency !== currency)
        return refuse(`This gift card is in ${card.balance.currency}. Choose that currency above to use it.`);
      setCards((before) => [...before, { ...card, code }]);
      setProblem(null);
      return true;
    } catch (reason) {
      return refuse(sentence(reason));
    }
  }

  return {
    cards: cards.filter(({ balance }) => balance.currency === currency),
    ...{ problem, isAsking, add },
    remove: (code) => setCards((before) => before.filter((card) => card.code !== code)),
    clear: () => setCards([]),
  };
}

function sentence(reason: unknown): string {
  const problem = callFailure(reason)?.problem;
  const fields = problem?.details?.['fields'] as Record<string, string> | undefined;
  return (
    fields?.['code'] ?? problem?.message ?? 'We could not check this gift card just now. Please try again.'
  );
}

/** What the cards give together. */
export const fromCards = (parts: readonly CardPart[], currency: Currency): Money =>
  sum(
    parts.map(({ given }) => given),
    currency,
  );

/** What each card gives, as the service works it out. */
export function partsOf(cards: readonly EnteredCard[], due: Money): CardPart[] {
  const parts = spreadOverCards(
    due.amountMinor,
    cards.map(({ balance }) => balance.amountMinor),
  );
  return cards
    .map(({ code, codeEnd }, at) => ({ code, codeEnd, given: money(parts[at] ?? 0, due.currency) }))
    .filter(({ given }) => !isZero(given));
}

/** What is to be paid today, beside what the cards give of it. */
export function payToday(cards: readonly EnteredCard[], amounts: BookingAmounts, paysInFull: boolean) {
  const due = paysInFull ? amounts.total : amounts.deposit;
  const parts = partsOf(cards, due);
  const given = fromCards(parts, due.currency);
  const left = subtract(due, given);
  const verb = paysInFull || parts.length > 0 ? 'Pay' : 'Pay deposit';
  return {
    parts,
    given,
    payLabel: isZero(left) ? 'Book with your gift card' : `${verb} ${formatMoney(left)}`,
  };
}
