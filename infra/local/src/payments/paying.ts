import { publicSession } from './sessions.ts';
import { chargeOf } from './card-shapes.ts';
import { customerDetails, intentOf, unknownPayer } from './shapes.ts';
import type { Provider } from './events.ts';
import type { Sessions } from './sessions.ts';
import type { CardFailure, Intent, Payer, Session } from './provider-types.ts';

const declined: CardFailure = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
};

/**
 * Handles the Pay button: creates a payment intent and a charge and completes the session, or declines the card and
 * leaves the session open.
 */
export function paying({ state, announce, sessions }: Provider & { sessions: Sessions }) {
  function paymentOf(session: Session) {
    const known = session.intent_id && state.get('payment_intent', session.intent_id);
    if (known) return known;
    const { description = null, metadata = {}, receipt_email } = session.payment_intent_data;
    const intent = intentOf({
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
      description,
      metadata,
      receipt_email: receipt_email ?? session.customer_email,
    });
    state.put('checkout.session', { ...session, intent_id: intent.id });
    announce('payment_intent.created', intent);
    return intent;
  }

  const charge = (intent: Intent, payer: Payer, failure: CardFailure | null) =>
    state.put('charge', chargeOf(intent, { payer, failure, last4: failure ? '0002' : '4242' }));

  return {
    succeed(id: string, payer: Payer = unknownPayer) {
      const session = sessions.findOpen(id, 'paid');
      const intent = paymentOf(session);
      const paid = charge(intent, payer, null);
      const done = state.put('payment_intent', {
        ...intent,
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: paid.id,
        last_payment_error: null,
      });
      const complete = sessions.complete(session, {
        payment_intent: done.id,
        customer_details: customerDetails(intent.receipt_email, payer),
      });
      announce('charge.succeeded', paid);
      announce('payment_intent.succeeded', done);
      announce('checkout.session.completed', publicSession(complete));
      return complete;
    },
    decline(id: string, payer: Payer = unknownPayer) {
      const session = sessions.findOpen(id, 'paid');
      const intent = paymentOf(session);
      const failed = charge(intent, payer, declined);
      const after = state.put('payment_intent', {
        ...intent,
        latest_charge: failed.id,
        last_payment_error: { ...declined, charge: failed.id },
      });
      announce('charge.failed', failed);
      announce('payment_intent.payment_failed', after);
      return session;
    },
  };
}

export type Paying = ReturnType<typeof paying>;
