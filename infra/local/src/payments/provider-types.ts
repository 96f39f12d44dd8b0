import type Stripe from 'stripe';

/** A stored object of the provider: it refers to others by id. */
type Stored<T> = { [K in keyof T]: string extends T[K] ? Exclude<T[K], object> : T[K] };

export type Line = Omit<Stripe.LineItem, 'price'> & {
  // A decimal is a string on the wire.
  price: Omit<Stored<Stripe.Price>, 'unit_amount_decimal'> & { unit_amount_decimal: string };
};

/** What a shop specifies for the payment, or the card to save, when it opens a session. */
interface ObjectToCome {
  description?: string;
  metadata?: Stripe.Metadata;
  receipt_email?: string;
}

export type Session = Omit<Stored<Stripe.Checkout.Session>, 'line_items'> & {
  line_items: Omit<Stripe.ApiList<Line>, 'lastResponse'>;
  payment_intent_data: ObjectToCome;
  setup_intent_data: ObjectToCome;
  /** The payment intent of a declined attempt. */
  intent_id?: string;
};
export type Intent = Omit<Stored<Stripe.PaymentIntent>, 'last_payment_error'> & {
  last_payment_error: CardFailure | null;
};
export type SetupIntent = Stored<Stripe.SetupIntent>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type Customer = Stored<Stripe.Customer>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Dispute = Stored<Stripe.Dispute>;
export type Event = Omit<Stripe.EventBase, 'data'> & { type: Stripe.Event['type']; data: { object: object } };

/** A card decline, and the objects it created. */
export interface CardFailure {
  code: string;
  decline_code: string;
  message: string;
  type: 'card_error';
  charge?: string;
  payment_method?: PaymentMethod;
}

/** entered on the payment page */
export interface Payer {
  name: string | null;
  address: Stripe.Address | null;
}

export interface LineForm {
  quantity?: string;
  price_data?: { currency?: string; unit_amount?: string; product_data?: { name?: string } };
}

/** A request body. Everything is a string, and anything may be missing. */
export interface Form extends ObjectToCome {
  amount?: string;
  billing_address_collection?: Session['billing_address_collection'];
  cancel_url?: string;
  charge?: string;
  client_reference_id?: string;
  confirm?: string;
  created?: string | Partial<Record<'gt' | 'gte' | 'lt' | 'lte', string>>;
  currency?: string;
  customer?: string;
  customer_creation?: Session['customer_creation'];
  customer_email?: string;
  expand?: string[];
  expires_at?: string;
  limit?: string;
  line_items?: LineForm[];
  locale?: Session['locale'];
  mode?: string;
  off_session?: string;
  payment_intent?: string;
  payment_intent_data?: ObjectToCome;
  payment_method?: string;
  reason?: Refund['reason'];
  setup_intent_data?: ObjectToCome;
  starting_after?: string;
  status?: string;
  success_url?: string;
  type?: string;
  types?: string[];
}
