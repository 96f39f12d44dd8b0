import type Stripe from 'stripe';
import type { ProviderCharge, ProviderEvent, ProviderPage, ProviderRefund } from './payment-provider.js';

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export function readStripePage(session: Stripe.Checkout.Session): ProviderPage {
  return {
    id: session.id,
    url: session.url,
    status: statusOf(session.status),
    isPaid: session.mode === 'setup' ? session.status === 'complete' : session.payment_status === 'paid',
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: idOf(session.payment_intent),
    setupId: idOf(session.setup_intent),
    sessionId: session.metadata?.sessionId ?? null,
  };
}

function statusOf(status: string | null): ProviderPage['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

export function readStripeRefund(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    id: refund.id,
    state: failed ? 'failed' : refund.status === 'succeeded' ? 'refunded' : 'pending',
    failure: refund.failure_reason ?? null,
    refundId: refund.metadata?.refundId ?? null,
    attempt: Number(refund.metadata?.attempt) || null,
    paymentId: idOf(refund.payment_intent),
    amountMinor: refund.amount,
  };
}

export function readStripeCharge(intent: Stripe.PaymentIntent): ProviderCharge {
  const state =
    intent.status === 'succeeded' ? 'succeeded' : intent.status === 'processing' ? 'pending' : 'failed';
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    state,
    failure: state === 'failed' ? (error?.code ?? 'declined') : null,
    amountMinor: intent.amount,
    currency: intent.currency.toUpperCase(),
    chargeId: intent.metadata.chargeId ?? null,
  };
}

export function readStripeEvent(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as unknown as Record<string, unknown>;
  const known = {
    id: event.id,
    type: event.type,
    objectId: typeof object.id === 'string' ? object.id : null,
    payload: withoutPayer(object),
  };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { ...known, kind: 'page', page: readStripePage(event.data.object) };
    case 'checkout.session.async_payment_failed':
      // The provider calls the page complete, but it can no longer be paid.
      return { ...known, kind: 'page', page: { ...readStripePage(event.data.object), status: 'expired' } };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { ...known, kind: 'refund', refund: readStripeRefund(event.data.object) };
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return { ...known, kind: 'charge', charge: readStripeCharge(event.data.object) };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { id, status, amount, payment_intent: intent } = event.data.object;
      const paymentId = idOf(intent);
      return paymentId
        ? { ...known, kind: 'dispute', dispute: { id, status, paymentId, amountMinor: amount } }
        : { ...known, kind: 'other' };
    }
    default:
      return { ...known, kind: 'other' };
  }
}

const payerFields = new Set([
  'customer_details',
  'customer_email',
  'billing_details',
  'receipt_email',
  'shipping',
  'shipping_details',
  'receipt_url',
  'hosted_invoice_url',
  'custom_fields',
  'payment_method_details',
  'last_payment_error',
  'email',
  'name',
  'address',
  'phone',
  'collected_information',
  'evidence',
  // It names the recipient of a gift card.
  'description',
]);

/**
 * Removes the payer's data from an event before it is stored, at any depth, because an object may include
 * others.
 */
function withoutPayer(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([field]) => !payerFields.has(field))
      .map(([field, value]) => [field, withoutPayerIn(value)]),
  );
}

function withoutPayerIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPayerIn);
  return typeof value === 'object' && value !== null ? withoutPayer(value as Record<string, unknown>) : value;
}
