import { newId, now } from './state.ts';
import type { Intent, Line, Payer, Session } from './provider-types.ts';

/**
 * Fields of the provider's objects that the shop does not use, complete so that a reader of another field finds what
 * the provider would return. A test checks every response against the provider's published types.
 */

export const unknownPayer: Payer = { name: null, address: null };

export const lineItem = ({
  unitAmount,
  quantity,
  created,
  currency,
  description,
}: {
  currency: string;
  description: string;
  unitAmount: number;
  quantity: number;
  created: number;
}): Line => ({
  id: newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: unitAmount * quantity,
  amount_tax: 0,
  amount_total: unitAmount * quantity,
  currency,
  description,
  metadata: null,
  price: {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId('prod'),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  },
  quantity,
});

export const customerDetails = (
  email: string | null,
  { name, address }: Payer,
): Session['customer_details'] => ({
  address,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

/** Fields of a session that the shop does not use. */
export const restOfSession = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Session>;

/** An unpaid payment intent. */
export const intentOf = (
  own: Pick<Intent, 'amount' | 'currency' | 'description' | 'metadata' | 'receipt_email'> & Partial<Intent>,
): Intent => ({
  id: newId('pi'),
  object: 'payment_intent',
  amount_received: 0,
  created: now(),
  last_payment_error: null,
  latest_charge: null,
  status: 'requires_payment_method',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  client_secret: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
  ...own,
});
