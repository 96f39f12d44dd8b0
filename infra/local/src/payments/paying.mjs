import { invalid } from './api-error.mjs';
import { newId, now } from './state.mjs';
import { publicSession } from './sessions.mjs';

const declined = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
};

/**
 * What happens when somebody presses Pay: a payment intent and a charge, and the session is complete, or the card
 * is declined and the session stays open.
 * @param {{ state: import('./state.mjs').State, announce: import('./events.mjs').Announce, sessions: import('./sessions.mjs').Sessions }} options
 */
export function paying({ state, announce, sessions }) {
  /** @param {any} session */
  function intentOf(session) {
    const known = state.all('payment_intent').find((one) => one.session === session.id);
    if (known) return known;
    const intent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      amount_capturable: 0,
      amount_received: 0,
      created: now(),
      currency: session.currency,
      customer: null,
      description: session.payment_intent_data.description ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: session.payment_intent_data.metadata ?? {},
      receipt_email: session.payment_intent_data.receipt_email ?? session.customer_email,
      session: session.id,
      status: 'requires_payment_method',
    };
    announce('payment_intent.created', intent);
    return intent;
  }

  /** @param {any} intent @param {boolean} isPaid */
  function charge(intent, isPaid) {
    return state.put('charge', {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: isPaid ? intent.amount : 0,
      amount_refunded: 0,
      balance_transaction: isPaid ? newId('txn') : null,
      billing_details: { email: intent.receipt_email, name: null, phone: null, address: null },
      captured: isPaid,
      created: now(),
      currency: intent.currency,
      description: intent.description,
      failure_code: isPaid ? null : declined.code,
      failure_message: isPaid ? null : declined.message,
      livemode: false,
      metadata: intent.metadata,
      paid: isPaid,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: isPaid ? '4242' : '0002' } },
      receipt_email: intent.receipt_email,
      refunded: false,
      status: isPaid ? 'succeeded' : 'failed',
    });
  }

  /** @param {string} id */
  function openSession(id) {
    const session = sessions.find(id);
    if (session.status !== 'open')
      throw invalid(`This Checkout Session has a status of ${session.status} and cannot be paid.`);
    return session;
  }

  return {
    /** @param {string} id */
    succeed(id) {
      const session = openSession(id);
      const intent = intentOf(session);
      const paid = charge(intent, true);
      const done = state.put('payment_intent', {
        ...intent,
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: paid.id,
        last_payment_error: null,
      });
      const complete = sessions.complete(session, { payment_intent: done.id });
      announce('charge.succeeded', paid);
      announce('payment_intent.succeeded', done);
      announce('checkout.session.completed', publicSession(complete));
      return complete;
    },
    /** @param {string} id */
    decline(id) {
      const session = openSession(id);
      const intent = intentOf(session);
      const failed = charge(intent, false);
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

/** @typedef {ReturnType<typeof paying>} Paying */
