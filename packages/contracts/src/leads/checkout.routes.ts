import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { getCheckoutSession, receiveStripeEvent, releaseCheckout, startCheckout } from './checkout.rpc.js';
import { BookingSessionRequest } from './checkout.schema.js';

export const createBookingSessionRoute = defineRoute({
  method: 'POST',
  path: '/api/checkout/create-booking-session',
  summary: 'Hold seats and get the payment page',
  body: BookingSessionRequest,
  output: startCheckout.output,
  problems: startCheckout.problems,
  status: 201,
  limit: 'checkout',
});

/** The body is read as raw bytes; the gateway forwards them unparsed. */
export const stripeWebhookRoute = defineRoute({
  method: 'POST',
  path: '/api/checkout/stripe-webhook',
  summary: 'Events of the payment provider, verified by their signature',
  body: z.unknown(),
  output: receiveStripeEvent.output,
  problems: receiveStripeEvent.problems,
});

export const getCheckoutSessionRoute = defineRoute({
  method: 'GET',
  path: '/api/checkout/session/:id',
  summary: 'The real state of a booking after the payment page',
  params: getCheckoutSession.input,
  output: getCheckoutSession.output,
  problems: getCheckoutSession.problems,
});

export const releaseCheckoutRoute = defineRoute({
  method: 'POST',
  path: '/api/checkout/session/:id/release',
  summary: 'Release held seats',
  params: releaseCheckout.input,
  body: z.optional(z.object({})),
  output: releaseCheckout.output,
  problems: releaseCheckout.problems,
  limit: 'checkout',
});
