import type { Payer } from './shapes.ts';

/** What the provider shows of a card that is saved: itself, its customer, and how it was set up. */

/** The cards of the provider's own documentation, by how they behave once they are saved. */
export const testCards = {
  good: { label: 'Works', last4: '4242', country: 'US' },
  decline: { label: 'Is saved, later charges are declined', last4: '0341', country: 'US' },
  authenticate: { label: 'Is saved, later charges need authentication', last4: '3184', country: 'DE' },
  india: { label: 'Issued in India', last4: '0008', country: 'IN' },
} as const;
export type TestCard = keyof typeof testCards;

export const paymentMethodOf = (
  { last4, country }: { last4: string; country: string },
  { name, address, email }: Payer & { email: string | null },
) => ({
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: { address, email, name, phone: null, tax_id: null },
  card: {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country,
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2040,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});

export const customerOf = ({ name, address }: Payer) => ({
  object: 'customer',
  address,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export const setupIntentOf = ({ description, metadata }: { description?: string; metadata?: object }) => ({
  object: 'setup_intent',
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: null,
  customer_account: null,
  description: description ?? null,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  managed_payments: null,
  mandate: null,
  metadata: metadata ?? {},
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: 'succeeded',
  usage: 'off_session',
});
