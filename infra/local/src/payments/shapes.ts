/**
 * What the provider's objects hold besides what a shop looks at, whole, so that a reader of another field finds
 * what the provider would have put there. A test holds every answer against the provider's published types.
 */

type Address = import('stripe').default.Address;
/** who pays, as the payment page asked */
export interface Payer {
  name: string | null;
  address: Address | null;
}

export const unknownPayer: Payer = { name: null, address: null };

export const lineItem = ({
  id,
  priceId,
  productId,
  unitAmount,
  quantity,
  created,
  ...line
}: {
  id: string;
  currency: string;
  description: string;
  priceId: string;
  productId: string;
  unitAmount: number;
  quantity: number;
  created: number;
}) => ({
  id,
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: unitAmount * quantity,
  amount_tax: 0,
  amount_total: unitAmount * quantity,
  ...line,
  metadata: null,
  price: {
    id: priceId,
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency: line.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: productId,
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

export const customerDetails = (email: string, { name, address }: Payer) => ({
  address,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

/** Of a session: what no shop of this kind makes use of. */
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
};

/** Of a payment intent. */
export const restOfIntent = {
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
};

/** Of a charge. */
const restOfCharge = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: null,
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

export const card = (last4: string) => ({
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2040,
  funding: 'credit',
  installments: null,
  last4,
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

interface Failure {
  code: string;
  decline_code: string;
}

/** A charge that a payment intent has come to. */
export const chargeOf = (
  intent: any,
  {
    id,
    transactionId,
    methodId,
    failure,
    payer: { name, address },
    card: used,
  }: {
    id: string;
    transactionId: string | null;
    methodId: string;
    failure: Failure | null;
    payer: Payer;
    card: object;
  },
) => ({
  id,
  object: 'charge',
  ...restOfCharge,
  amount: intent.amount,
  amount_captured: failure ? 0 : intent.amount,
  amount_refunded: 0,
  balance_transaction: transactionId,
  billing_details: { email: intent.receipt_email, name, phone: null, address, tax_id: null },
  captured: !failure,
  created: Math.floor(Date.now() / 1_000),
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  failure_code: failure?.code ?? null,
  failure_message: failure ? 'Your card was declined.' : null,
  metadata: intent.metadata,
  paid: !failure,
  payment_intent: intent.id,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure ? 'declined_by_network' : 'approved_by_network',
    reason: failure?.decline_code ?? null,
    risk_level: 'normal',
    seller_message: failure ? 'The bank did not return any further details.' : 'Payment complete.',
    type: failure ? 'issuer_declined' : 'authorized',
  },
  payment_method: methodId,
  payment_method_details: { type: 'card', card: used },
  receipt_email: intent.receipt_email,
  status: failure ? 'failed' : 'succeeded',
});

/** Of a refund. */
export const restOfRefund = {
  customer: null,
  customer_account: null,
  payment_method: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
};
