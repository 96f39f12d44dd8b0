import { Controller } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  getCheckoutSession,
  receiveStripeEvent,
  releaseCheckout,
  startCheckout,
} from '@valam/contracts/leads/checkout.rpc';
import {
  createBookingSessionRoute,
  getCheckoutSessionRoute,
  releaseCheckoutRoute,
  stripeWebhookRoute,
} from '@valam/contracts/leads/checkout.routes';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** The payment provider's signed payload, byte for byte, and its signature, which leads verifies. */
function signedBytes({ rawBody, headers }: FastifyRequest): { bodyBase64: string; signature: string } {
  const signature = headers['stripe-signature'];
  return {
    bodyBase64: (rawBody ?? Buffer.alloc(0)).toString('base64'),
    signature: typeof signature === 'string' ? signature.slice(0, 2_000) : '',
  };
}

/** Calls around the payment page. */
@Controller()
export class CheckoutController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(createBookingSessionRoute)
  start(@Call() { body, idempotencyKey, visitor }: CallOf<typeof createBookingSessionRoute>) {
    return this.rpc.call(startCheckout, { request: body, idempotencyKey, network: visitor.address });
  }

  @UsesRoute(getCheckoutSessionRoute)
  getSession(@Call() { params }: CallOf<typeof getCheckoutSessionRoute>) {
    return this.rpc.call(getCheckoutSession, params);
  }

  @UsesRoute(releaseCheckoutRoute)
  release(@Call() { params }: CallOf<typeof releaseCheckoutRoute>) {
    return this.rpc.call(releaseCheckout, params);
  }

  @UsesRoute(stripeWebhookRoute)
  receive(@Call() { request }: CallOf<typeof stripeWebhookRoute>) {
    return this.rpc.call(receiveStripeEvent, signedBytes(request));
  }
}
