import { invalid, noSuch } from './api-error.mjs';
import { restOfRefund } from './shapes.mjs';
import { newId, now } from './state.mjs';

/**
 * Giving money back: never more than was paid.
 * @param {{ state: import('./state.mjs').State, announce: import('./events.mjs').Announce, behaviour: () => import('./behaviour.mjs').Behaviour }} options
 */
export function refunds({ state, announce, behaviour }) {
  /** @param {any} form */
  function chargeOf(form) {
    if (form.charge) return state.get('charge', form.charge) ?? refuse('charge', form.charge);
    if (!form.payment_intent)
      throw invalid(
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    const intent =
      state.get('payment_intent', form.payment_intent) ?? refuse('payment_intent', form.payment_intent);
    const charge = state.get('charge', intent.latest_charge ?? '');
    if (!charge?.paid)
      throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
    return charge;
  }

  /** @param {string} kind @param {string} id @returns {never} */
  function refuse(kind, id) {
    throw noSuch(kind, id);
  }

  /** @param {any} form @param {any} charge */
  function amountOf(form, charge) {
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
    /** @param {any} form */
    create(form) {
      const charge = chargeOf(form);
      const amount = amountOf(form, charge);
      const hasFailed = behaviour().failRefunds;
      const refund = state.put('refund', {
        id: newId('re'),
        object: 'refund',
        ...restOfRefund,
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
