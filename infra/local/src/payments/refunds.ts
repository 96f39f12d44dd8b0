import { invalid } from './api-error.ts';
import { newId, now } from './state.ts';
import type { Provider } from './events.ts';
import type { Behavior } from './state.ts';
import type { Charge, Form } from './provider-types.ts';

/** Refunds: never more than was paid. */
export function refunds({ state, announce, behavior }: Provider & { behavior: () => Behavior }) {
  function chargeOf({ charge: id, payment_intent: intentId }: Form) {
    if (id) return state.find('charge', id);
    if (!intentId)
      throw invalid(
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    const charge = state.get('charge', state.find('payment_intent', intentId).latest_charge ?? '');
    if (!charge?.paid)
      throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
    return charge;
  }

  function amountOf(form: Form, charge: Charge) {
    const left = charge.amount_captured - charge.amount_refunded;
    if (left <= 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
    const amount = form.amount === undefined ? left : Number(form.amount);
    if (!Number.isInteger(amount) || amount < 1)
      throw invalid(`Invalid integer: ${form.amount}`, {
        code: 'parameter_invalid_integer',
        param: 'amount',
      });
    if (amount > left) {
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
        param: 'amount',
      });
    }
    return amount;
  }

  return {
    create(form: Form) {
      const charge = chargeOf(form);
      const amount = amountOf(form, charge);
      const hasFailed = behavior().failRefunds;
      const refund = state.put('refund', {
        id: newId('re'),
        object: 'refund',
        customer: null,
        customer_account: null,
        payment_method: null,
        receipt_number: null,
        source_transfer_reversal: null,
        transfer_reversal: null,
        amount,
        balance_transaction: newId('txn'),
        charge: charge.id,
        created: now(),
        currency: charge.currency,
        ...(hasFailed && { failure_reason: 'lost_or_stolen_card' }),
        metadata: form.metadata ?? {},
        payment_intent: charge.payment_intent,
        reason: form.reason ?? null,
        status: hasFailed ? 'failed' : 'succeeded',
      });
      announce('refund.created', refund);
      if (hasFailed) {
        announce('refund.failed', refund);
        return refund;
      }
      const refunded = charge.amount_refunded + amount;
      const after = state.put('charge', {
        ...charge,
        amount_refunded: refunded,
        refunded: refunded === charge.amount_captured,
      });
      announce('charge.refunded', after);
      return refund;
    },
  };
}

export type Refunds = ReturnType<typeof refunds>;
