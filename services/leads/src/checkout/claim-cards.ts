import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { inWholeUnits, money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import type { EntityManager } from 'typeorm';
import type { GiftCardPart, GiftCards } from '../gift-card/gift-cards.js';
import { dueNow, type SeatOrder } from './seat-order.js';

export const sumOf = (parts: readonly GiftCardPart[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * Locks an order's gift cards until the end of the transaction; their amounts are redeemed when the booking
 * is paid. Refused if they no longer provide the displayed amount.
 */
export async function claimCards(
  tx: EntityManager,
  order: SeatOrder,
  giftCards: GiftCards,
): Promise<GiftCardPart[]> {
  if (!order.giftCards?.length) return [];
  const parts = await giftCards.claim(tx, order.giftCards, dueNow(order));
  const given = money(sumOf(parts), order.currency);
  if (order.giftCardAmount != null && order.giftCardAmount !== inWholeUnits(given))
    throw problem(
      startCheckout,
      'leads.gift_card_changed',
      'The balance of a gift card has changed. Please check it again.',
      { given },
    );
  return parts;
}
