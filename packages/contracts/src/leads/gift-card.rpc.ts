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

/** Why a card is not accepted. One that does not exist, was not sent yet or is blocked is unknown: all answer the same. */
export const giftCardProblems = {
  'leads.gift_card_unknown': 'not_found',
  'leads.gift_card_expired': 'conflict',
  'leads.gift_card_empty': 'conflict',
  'leads.gift_card_currency': 'conflict',
} as const;

/** Writes a card down and opens the page to pay for it. */
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

/** The card behind the link that was sent with it. Its code is not stored, so it is not in the answer. */
export const getGiftCard = defineRpc({
  subject: 'leads.gift_card.get.v1',
  input: TokenParams,
  output: GiftCard,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});
