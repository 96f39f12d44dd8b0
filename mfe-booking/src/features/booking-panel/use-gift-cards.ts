import type { GiftCardBalance } from '@valam/contracts/leads/gift-card.schema';
import { maxGiftCards } from '@valam/contracts/leads/gift-card.schema';
import { hasExpired, spreadOverCards } from '@valam/contracts/leads/gift-card-rules';
import { formatDay, istDay } from '@valam/contracts/shared/days';
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
import { beforeRetry, isAnswered } from '../../parts/is-answered';

/** An entered gift card. Its code is worth money, so it stays in the memory of the open page. */
export interface EnteredCard extends GiftCardBalance {
  readonly code: string;
}

/** The amount that a card covers of today's payment. */
interface CardPart {
  readonly code: string;
  readonly codeEnd: string;
  readonly given: Money;
}

export interface GiftCardEntry {
  readonly cards: readonly EnteredCard[];
  readonly problem: string | null;
  /** The refused code to which `problem` refers. */
  readonly refused: string | null;
  readonly isAsking: boolean;
  /** Resolves to true if the card was added. */
  readonly add: (typed: string) => Promise<boolean>;
  readonly remove: (code: string) => void;
  /** Removes all cards: their balances may have changed, so they have to be entered again. */
  readonly clear: () => void;
}

export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[\s–—-]/g, '');

/** The gift cards of a booking in progress. */
export function useGiftCards(currency: Currency): GiftCardEntry {
  const [ask, { isLoading: isAsking }] = bookingApi.useCheckGiftCardMutation();
  const [cards, setCards] = useState<readonly EnteredCard[]>([]);
  const [refusal, setRefusal] = useState<{ code: string | null; words: string } | null>(null);

  async function add(typed: string): Promise<boolean> {
    if (isAsking) return false;
    const code = plainCode(typed);
    const refuse = (words: string): false => {
      setRefusal({ code, words });
      return false;
    };
    if (!code) return refuse('Please enter the code of the gift card.');
    if (cards.some((card) => card.code === code)) return refuse('You’ve already entered this gift card.');
    if (cards.length >= maxGiftCards)
      return refuse(`You can use up to ${maxGiftCards} gift cards for one payment.`);
    // A repeated refusal is announced again.
    setRefusal(null);
    try {
      const card = await ask({ body: { code } }).unwrap();
      if (card.isExpired ?? hasExpired(card.expiresOn, istDay(new Date())))
        return refuse(`This gift card was valid through ${formatDay(card.expiresOn)}.`);
      // Used, or reserved by a hold, such as the one that this booking replaces.
      if (isZero(card.balance)) return refuse('Nothing is available on this gift card now.');
      if (card.balance.currency !== currency)
        return refuse(
          `This gift card is in ${card.balance.currency}. Choose ${card.balance.currency} at the top of the page to use it.`,
        );
      setCards((before) => [...before, { ...card, code }]);
      setRefusal(null);
      return true;
    } catch (reason) {
      if (isAnswered(reason)) return refuse(sentence(reason));
      setRefusal({
        code: null,
        words: `We couldn’t check this gift card. ${beforeRetry(reason)} use it again.`,
      });
      return false;
    }
  }

  return {
    cards: cards.filter(({ balance }) => balance.currency === currency),
    ...{ problem: refusal?.words ?? null, refused: refusal?.code ?? null, isAsking, add },
    remove: (code) => setCards((before) => before.filter((card) => card.code !== code)),
    clear: () => setCards([]),
  };
}

/** The message of an answer: every refusal has one. */
function sentence(reason: unknown): string {
  const problem = callFailure(reason)?.problem;
  const fields = problem?.details?.['fields'] as Record<string, string> | undefined;
  return fields?.['code'] ?? problem?.message ?? '';
}

/** The sum that the cards cover. */
export const fromCards = (parts: readonly CardPart[], currency: Currency): Money =>
  sum(
    parts.map(({ given }) => given),
    currency,
  );

/** The amount that each card covers, computed as in the service. */
export function partsOf(cards: readonly EnteredCard[], due: Money): CardPart[] {
  const parts = spreadOverCards(
    due.amountMinor,
    cards.map(({ balance }) => balance.amountMinor),
  );
  return cards
    .map(({ code, codeEnd }, at) => ({ code, codeEnd, given: money(parts[at] ?? 0, due.currency) }))
    .filter(({ given }) => !isZero(given));
}

/** Today's payment: the amount due, the part covered by cards, and the rest. */
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
