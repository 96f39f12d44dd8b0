import { Controller } from '@nestjs/common';
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
import { signedBytes } from './signed-bytes.js';

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
