/** Port to the payment provider. Times are by the provider's clock. */
export abstract class PaymentProvider {
  /** Idempotent: repeated requests with the same key and parameters return the same payment page. */
  abstract openPage(params: PaymentPageParams, idempotencyKey: string): Promise<ProviderPage>;
  abstract findPage(id: string): Promise<ProviderPage>;
  /** Closes a page, so that it cannot be paid anymore. Does nothing if it has already ended. */
  abstract closePage(id: string): Promise<void>;
  abstract refund(order: RefundOrder, idempotencyKey: string): Promise<ProviderRefund>;
  /** The provider's refund for ours; null if there is none. */
  abstract findRefund(order: RefundOrder): Promise<ProviderRefund | null>;
  /** The card saved on a page. */
  abstract findSavedCard(setupId: string): Promise<ProviderCard>;
  /** Deletes a saved card. Idempotent. */
  abstract forgetCard(methodId: string): Promise<void>;
  /** Charges a saved card off session. A decline of the card is a result, not an error. */
  abstract charge(order: ChargeOrder, idempotencyKey: string): Promise<ProviderCharge>;
  /** The provider's charge for ours; null if there is none. */
  abstract findCharge(order: ChargeOrder): Promise<ProviderCharge | null>;
  /** Parses an event signed by the provider; throws `BadSignature` for any other bytes. */
  abstract readEvent(body: Buffer, signature: string): ProviderEvent;
  abstract now(): Date;
}

export interface PaymentPageParams {
  /** For saving a card instead of making a payment. */
  readonly mode?: 'setup';
  readonly amountMinor: number;
  readonly currency: string;
  readonly title: string;
  readonly description: string;
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** In seconds, by the provider's clock. */
  readonly expiresAt: number;
  /** Undefined for a gift card. */
  readonly bookingId?: string;
  readonly sessionId: string;
}

export interface ProviderPage {
  readonly id: string;
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly amountMinor: number;
  readonly currency: string;
  readonly paymentId: string | null;
  /** Id by which the saved card is found. */
  readonly setupId: string | null;
  /** Our id of the session. */
  readonly sessionId: string | null;
}

export interface ProviderCard {
  readonly customerId: string;
  readonly methodId: string;
  readonly brand: string | null;
  readonly last4: string | null;
  /** Issuing country of the card, two letters. */
  readonly country: string | null;
}

export interface ChargeOrder {
  readonly chargeId: string;
  readonly bookingId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly customerId: string;
  readonly methodId: string;
  readonly description: string;
}

export interface ProviderCharge {
  readonly id: string;
  readonly state: 'succeeded' | 'pending' | 'failed';
  /** `authentication_required`, or the reason for the decline. */
  readonly failure: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** Our id of the charge. */
  readonly chargeId: string | null;
}

export interface RefundOrder {
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly refundId: string;
  /** Number of the attempt. */
  readonly attempt: number;
}

export interface ProviderRefund {
  readonly id: string;
  readonly state: 'pending' | 'refunded' | 'failed';
  readonly failure: string | null;
  /** Our id of the refund. */
  readonly refundId: string | null;
  /** Number of the attempt; null if unknown. */
  readonly attempt: number | null;
  /** The refunded payment. */
  readonly paymentId: string | null;
  readonly amountMinor: number;
}

/** The payer requests the money back from their bank, which decides some days later. */
export interface ProviderDispute {
  readonly id: string;
  readonly status: string;
  readonly paymentId: string;
  readonly amountMinor: number;
}

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly objectId: string | null;
  /** Without the payer's data. */
  readonly payload: Record<string, unknown>;
} & (
  | { readonly kind: 'page'; readonly page: ProviderPage }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  | { readonly kind: 'charge'; readonly charge: ProviderCharge }
  | { readonly kind: 'dispute'; readonly dispute: ProviderDispute }
  | { readonly kind: 'other' }
);

/** The provider did not respond in time: the request may or may not have been executed. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider definitely refused: nothing was executed. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}
