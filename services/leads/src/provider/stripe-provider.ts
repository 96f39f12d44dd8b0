import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { LeadsConfig } from '../config.js';
import {
  BadSignature,
  PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  type ChargeOrder,
  type PaymentPageParams,
  type ProviderCard,
  type ProviderCharge,
  type ProviderEvent,
  type ProviderPage,
  type ProviderRefund,
  type RefundOrder,
} from './payment-provider.js';
import { readStripeCharge, readStripeEvent, readStripePage, readStripeRefund } from './stripe-objects.js';

/** All attempts together end well before the browser's timeout. */
const patienceMs = 7_500;
const oneTryMs = 3_500;
const pauseMs = 150;

/** Stripe, or the sandbox with the same API. */
@Injectable()
export class StripeProvider extends PaymentProvider {
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor(config: LeadsConfig) {
    super();
    this.webhookSecret = config.STRIPE_WEBHOOK_SECRET;
    this.stripe = new Stripe(config.STRIPE_SECRET_KEY, {
      ...serverOf(config.STRIPE_API_BASE),
      maxNetworkRetries: 0,
      timeout: oneTryMs,
      telemetry: false,
    });
  }

  async openPage(params: PaymentPageParams, idempotencyKey: string): Promise<ProviderPage> {
    return readStripePage(
      await this.ask((timeout) =>
        this.stripe.checkout.sessions.create(pageParams(params), { idempotencyKey, timeout }),
      ),
    );
  }

  async findPage(id: string): Promise<ProviderPage> {
    return readStripePage(
      await this.ask((timeout) => this.stripe.checkout.sessions.retrieve(id, {}, { timeout })),
    );
  }

  async closePage(id: string): Promise<void> {
    try {
      await this.ask((timeout) => this.stripe.checkout.sessions.expire(id, {}, { timeout }));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }

  async refund(
    { paymentId, amountMinor, refundId, attempt }: RefundOrder,
    idempotencyKey: string,
  ): Promise<ProviderRefund> {
    const metadata = { refundId, attempt: String(attempt) };
    const params = { payment_intent: paymentId, amount: amountMinor, metadata };
    return readStripeRefund(
      await this.ask((timeout) => this.stripe.refunds.create(params, { idempotencyKey, timeout })),
    );
  }

  async findRefund({ paymentId, refundId, attempt }: RefundOrder): Promise<ProviderRefund | null> {
    const page = await this.ask((timeout) =>
      this.stripe.refunds.list({ payment_intent: paymentId, limit: 100 }, { timeout }),
    );
    const found = page.data.filter((refund) => refund.metadata?.refundId === refundId).map(readStripeRefund);
    const ofThisTry = found.find((one) => one.attempt === attempt);
    return found.find(({ state }) => state !== 'failed') ?? ofThisTry ?? null;
  }

  async findSavedCard(setupId: string): Promise<ProviderCard> {
    const setup = await this.ask((timeout) =>
      this.stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] }, { timeout }),
    );
    const { payment_method: method, customer } = setup;
    if (typeof method !== 'object' || !method || !customer)
      throw new ProviderRefused(`No card was saved by ${setupId}.`);
    return {
      customerId: typeof customer === 'string' ? customer : customer.id,
      methodId: method.id,
      brand: method.card?.brand ?? null,
      last4: method.card?.last4 ?? null,
      country: method.card?.country ?? null,
    };
  }

  async forgetCard(methodId: string): Promise<void> {
    try {
      await this.ask((timeout) => this.stripe.paymentMethods.detach(methodId, {}, { timeout }));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }

  /** As documented by Stripe for off-session payments: the error of a declined card includes the payment. */
  async charge(order: ChargeOrder, idempotencyKey: string): Promise<ProviderCharge> {
    try {
      return readStripeCharge(
        await this.ask((timeout) =>
          this.stripe.paymentIntents.create(chargeParams(order), { idempotencyKey, timeout }),
        ),
      );
    } catch (error) {
      const card = error instanceof ProviderRefused ? error.cause : null;
      if (card instanceof Stripe.errors.StripeCardError && card.payment_intent)
        return readStripeCharge(card.payment_intent);
      throw error;
    }
  }

  async findCharge({ customerId, chargeId }: ChargeOrder): Promise<ProviderCharge | null> {
    const page = await this.ask((timeout) =>
      this.stripe.paymentIntents.list({ customer: customerId, limit: 100 }, { timeout }),
    );
    const found = page.data.map(readStripeCharge).filter((charge) => charge.chargeId === chargeId);
    return found.find(({ state }) => state !== 'failed') ?? found[0] ?? null;
  }

  readEvent(body: Buffer, signature: string): ProviderEvent {
    try {
      return readStripeEvent(this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError)
        throw new BadSignature(error.message);
      throw error;
    }
  }

  now(): Date {
    // eslint-disable-next-line no-restricted-syntax -- the provider counts by its own clock, which knows no offset
    return new Date();
  }

  /** Retries requests that may have failed in transit; the idempotency key makes a retry safe. */
  private async ask<T>(call: (timeout: number) => Promise<T>): Promise<T> {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return await call(Math.min(oneTryMs, Math.max(500, until - performance.now())));
      } catch (error) {
        if (!isWorthAnotherTry(error)) throw new ProviderRefused(messageOf(error), { cause: error });
        if (performance.now() + pauseMs + 500 > until)
          throw new ProviderUnavailable(messageOf(error), { cause: error });
        await pause(pauseMs);
      }
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  if (error instanceof Stripe.errors.StripeRateLimitError) return true;
  return error instanceof Stripe.errors.StripeAPIError;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function serverOf(base: string | undefined) {
  if (!base) return {};
  const { hostname, port, protocol } = new URL(base);
  return {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
  } as const;
}

const chargeParams = (order: ChargeOrder): Stripe.PaymentIntentCreateParams => ({
  amount: order.amountMinor,
  currency: order.currency.toLowerCase(),
  customer: order.customerId,
  payment_method: order.methodId,
  allowed_payment_method_types: ['card'],
  off_session: true,
  confirm: true,
  description: order.description,
  metadata: { bookingId: order.bookingId, chargeId: order.chargeId },
});

/** Name, address and description are required for exports from India. */
function pageParams(params: PaymentPageParams): Stripe.Checkout.SessionCreateParams {
  const { bookingId, sessionId, title, description } = params;
  const metadata: Record<string, string> = { ...(bookingId && { bookingId }), sessionId };
  return {
    ...(params.mode === 'setup'
      ? setupParams(params, metadata)
      : paymentParams(params, `${title}: ${description}`, metadata)),
    customer_email: params.email,
    billing_address_collection: 'required',
    client_reference_id: bookingId ?? sessionId,
    metadata,
    success_url: params.successUrl,
    cancel_url: params.cancelUrl,
    expires_at: params.expiresAt,
  };
}

function paymentParams(
  { amountMinor, currency, title, description: text }: PaymentPageParams,
  description: string,
  metadata: Record<string, string>,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: title, description: text },
        },
      },
    ],
    payment_intent_data: { description, metadata },
  };
}

/** Saves a card for later charges, with a customer to attach it to. */
function setupParams(
  { title, description }: PaymentPageParams,
  metadata: Record<string, string>,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    customer_creation: 'always',
    setup_intent_data: { description: `${title}: ${description}`, metadata },
  };
}
