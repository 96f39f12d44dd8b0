import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import {
  GiftCard,
  GiftCardBalance,
  GiftCardCode,
  GiftCardOrder,
  GiftCardSession,
} from './gift-card.schema.js';
import { IdempotencyKey, TokenParams } from './token.schema.js';

/** Reasons for refusing a card. A nonexistent, unsent or blocked card is unknown: the response is the same. */
export const giftCardProblems = {
  'leads.gift_card_unknown': 'not_found',
  'leads.gift_card_expired': 'conflict',
  'leads.gift_card_empty': 'conflict',
  'leads.gift_card_currency': 'conflict',
} as const;

/** Stores a card and opens its payment page. */
export const buyGiftCard = defineRpc({
  subject: 'leads.gift_card.buy.v1',
  input: z.object({ order: GiftCardOrder, idempotencyKey: IdempotencyKey }),
  output: z.object({ url: z.string(), sessionId: z.string() }),
  problems: {
    'input.invalid': 'invalid',
    'leads.payment_unavailable': 'unavailable',
    'leads.idempotency_key_reused': 'conflict',
  },
  idempotent: true,
  timeoutMs: 9_500,
});

export const getGiftCardSession = defineRpc({
  subject: 'leads.gift_card.session.v1',
  input: z.object({ id: z.string().check(z.minLength(8), z.maxLength(200)) }),
  output: GiftCardSession,
  problems: { 'leads.session_unknown': 'not_found' },
  idempotent: true,
});

export const getGiftCardBalance = defineRpc({
  subject: 'leads.gift_card.balance.v1',
  input: z.object({ code: GiftCardCode }),
  output: GiftCardBalance,
  problems: { 'input.invalid': 'invalid', 'leads.gift_card_unknown': 'not_found' },
  idempotent: true,
});

/** The card of an emailed link. Its code is not stored, so it is not in the response. */
export const getGiftCard = defineRpc({
  subject: 'leads.gift_card.get.v1',
  input: TokenParams,
  output: GiftCard,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});
