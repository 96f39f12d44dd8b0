import { invalid, noSuch } from './api-error.ts';
import { restOfRefund } from './shapes.ts';
import { newId, now } from './state.ts';
import type { State } from './state.ts';
import type { Announce } from './events.ts';
import type { Behaviour } from './behaviour.ts';

/** Giving money back: never more than was paid. */
export function refunds({
  state,
  announce,
  behaviour,
}: {
  state: State;
  announce: Announce;
  behaviour: () => Behaviour;
}) {
  function chargeOf(form: any) {
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

  function refuse(kind: string, id: string): never {
    throw noSuch(kind, id);
  }

  function amountOf(form: any, charge: any) {
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
    create(form: any) {
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
