/** What leads needs of the payment provider. Times are the provider's own. */
export abstract class PaymentProvider {
  /** The same key and parameters are one payment page, however often it is asked for. */
  abstract openPage(params: PaymentPageParams, idempotencyKey: string): Promise<ProviderPage>;
  abstract findPage(id: string): Promise<ProviderPage>;
  /** Closes a page, so that no one can pay there any more. One that is over already stays as it is. */
  abstract closePage(id: string): Promise<void>;
  abstract refund(order: RefundOrder, idempotencyKey: string): Promise<ProviderRefund>;
  /** The refund that was made for our own one, if there is any. */
  abstract findRefund(order: RefundOrder): Promise<ProviderRefund | null>;
  /** The card that was saved on a page. */
  abstract findSavedCard(setupId: string): Promise<ProviderCard>;
  /** A card that is forgotten already stays so. */
  abstract forgetCard(methodId: string): Promise<void>;
  /** Charges a saved card while its owner is away. A refusal of the card is an answer, not an error. */
  abstract charge(order: ChargeOrder, idempotencyKey: string): Promise<ProviderCharge>;
  /** The charge that was made for our own one, if there is any. */
  abstract findCharge(order: ChargeOrder): Promise<ProviderCharge | null>;
  /** The event in bytes that the provider signed; throws `BadSignature` for any others. */
  abstract readEvent(body: Buffer, signature: string): ProviderEvent;
  abstract now(): Date;
}

export interface PaymentPageParams {
  /** A card is saved there instead of a payment being made. */
  readonly mode?: 'setup';
  readonly amountMinor: number;
  readonly currency: string;
  readonly title: string;
  readonly description: string;
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Seconds of the provider's clock. */
  readonly expiresAt: number;
  /** None for a gift card. */
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
  /** By this the card is found that was saved on it. */
  readonly setupId: string | null;
  /** Our own id of it. */
  readonly sessionId: string | null;
}

export interface ProviderCard {
  readonly customerId: string;
  readonly methodId: string;
  readonly brand: string | null;
  readonly last4: string | null;
  /** Where it was issued, two letters. */
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
  /** `authentication_required`, or why the card was declined. */
  readonly failure: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** Our own id of it. */
  readonly chargeId: string | null;
}

export interface RefundOrder {
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly refundId: string;
  /** Which try it is. */
  readonly attempt: number;
}

export interface ProviderRefund {
  readonly id: string;
  readonly state: 'pending' | 'refunded' | 'failed';
  readonly failure: string | null;
  /** Our own id of it. */
  readonly refundId: string | null;
  /** Which try it was; null when it does not say. */
  readonly attempt: number | null;
}

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly objectId: string | null;
  /** Without what it tells about the payer. */
  readonly payload: Record<string, unknown>;
} & (
  | { readonly kind: 'page'; readonly page: ProviderPage }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  | { readonly kind: 'charge'; readonly charge: ProviderCharge }
  | { readonly kind: 'dispute'; readonly paymentId: string; readonly status: string }
  | { readonly kind: 'other' }
);

/** The provider did not answer, or not in time: it may or may not have done what was asked. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider has refused for certain: nothing was done. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}
