import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { BookingSessionRequest, CheckoutSession, PaymentPage } from './checkout.schema.js';
import { giftCardProblems } from './gift-card.rpc.js';
import { promoProblems } from './promo.rpc.js';
import { IdempotencyKey } from './token.schema.js';

/** Refusals common to all calls that open a payment page. */
export const paymentPageProblems = {
  'leads.payment_unavailable': 'unavailable',
  'leads.departure_full': 'conflict',
  'leads.departure_closed': 'conflict',
} as const;

/** Holds seats and opens the payment page. */
export const startCheckout = defineRpc({
  subject: 'leads.checkout.start.v1',
  input: z.object({
    request: BookingSessionRequest,
    idempotencyKey: IdempotencyKey,
    /** The client network of the request, as the gateway groups it for limits. */
    network: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  }),
  output: PaymentPage,
  problems: {
    ...paymentPageProblems,
    ...promoProblems,
    ...giftCardProblems,
    'leads.gift_card_changed': 'conflict',
    'input.invalid': 'invalid',
    'leads.departure_unknown': 'not_found',
    'leads.price_changed': 'conflict',
    'leads.too_many_holds': 'rate_limited',
    'leads.idempotency_key_reused': 'conflict',
  },
  idempotent: true,
  timeoutMs: 9_500,
});

const sessionId = z.object({ id: z.string().check(z.minLength(8), z.maxLength(200)) });

export const getCheckoutSession = defineRpc({
  subject: 'leads.checkout.session.v1',
  input: sessionId,
  output: CheckoutSession,
  problems: { 'leads.session_unknown': 'not_found' },
  idempotent: true,
});

/** Releases the held seats when the visitor abandons the payment page. */
export const releaseCheckout = defineRpc({
  subject: 'leads.checkout.release.v1',
  input: sessionId,
  output: CheckoutSession,
  problems: { 'leads.session_unknown': 'not_found' },
  idempotent: true,
  timeoutMs: 9_500,
});

/**
 * The raw body of a webhook and its signature header. Responds only after the event is stored and applied.
 */
export const receiveStripeEvent = defineRpc({
  subject: 'leads.checkout.webhook.v1',
  input: z.object({
    /** The exact bytes that were signed. */
    bodyBase64: z.string().check(z.maxLength(700_000)),
    signature: z.string().check(z.maxLength(2_000)),
  }),
  output: z.object({ received: z.literal(true) }),
  problems: { 'leads.signature_invalid': 'invalid' },
  idempotent: true,
  timeoutMs: 9_000,
});
