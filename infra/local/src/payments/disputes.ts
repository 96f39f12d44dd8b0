import { invalid, noSuch } from './api-error.ts';
import { newId, now } from './state.ts';
import type { Provider } from './events.ts';
import type { Charge, Dispute } from './provider-types.ts';

const reasons = ['fraudulent', 'product_not_received', 'duplicate', 'general'];
const outcomes = ['won', 'lost'] as const;
const daysToAnswer = 7;

const disputeOf = (charge: Charge, reason: string): Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: now(),
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: nothingShown,
  evidence_details: {
    due_by: now() + daysToAnswer * 24 * 3_600,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason,
  status: 'needs_response',
});

const nothingShown = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Dispute['evidence'];

/** Disputes: a payer claims the money back from the bank, which decides later. */
export function disputes({ state, announce }: Provider) {
  return {
    open(paymentIntent: string, reason: string = 'fraudulent') {
      if (!reasons.includes(reason)) throw invalid(`Invalid reason: ${reason}`, { param: 'reason' });
      const intent = state.get('payment_intent', paymentIntent);
      const charge = state.get('charge', intent?.latest_charge ?? '');
      if (!charge?.paid) throw noSuch('payment_intent', paymentIntent);
      if (charge.disputed) throw invalid(`Charge ${charge.id} is already disputed.`);
      const disputed = state.put('charge', { ...charge, disputed: true });
      const dispute = state.put('dispute', disputeOf(disputed, reason));
      announce('charge.dispute.created', dispute);
      return dispute;
    },
    close(id: string, given: string) {
      const outcome = outcomes.find((one) => one === given);
      if (!outcome) throw invalid(`Invalid outcome: ${given}`, { param: 'outcome' });
      const closed = state.put('dispute', { ...state.find('dispute', id), status: outcome });
      announce('charge.dispute.closed', closed);
      return closed;
    },
  };
}

export type Disputes = ReturnType<typeof disputes>;
