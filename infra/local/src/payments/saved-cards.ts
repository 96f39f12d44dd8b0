import { ApiError, invalid, noSuch } from './api-error.ts';
import { publicSession } from './sessions.ts';
import { customerOf, paymentMethodOf, setupIntentOf, testCards } from './card-shapes.ts';
import { card, chargeOf, restOfIntent, unknownPayer } from './shapes.ts';
import { newId, now } from './state.ts';
import type { State } from './state.ts';
import type { Announce } from './events.ts';
import type { Sessions } from './sessions.ts';
import type { TestCard } from './card-shapes.ts';
import type { Payer } from './shapes.ts';

const cardError = {
  decline: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    type: 'card_error',
  },
  authenticate: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
    type: 'card_error',
  },
} as const;

export const isTestCard = (name: unknown): name is TestCard =>
  typeof name === 'string' && Object.hasOwn(testCards, name);

/** Cards that are saved on a page, and charged later without their owner being there. */
export function savedCards({
  state,
  announce,
  sessions,
}: {
  state: State;
  announce: Announce;
  sessions: Sessions;
}) {
  function method(id: string) {
    const found = state.get('payment_method', id);
    if (!found) throw noSuch('PaymentMethod', id);
    return found;
  }

  /** How the bank behind a card answers; it may change its mind. */
  const answerOf = (id: string): TestCard => state.get('card_answer', id)?.answer ?? 'good';

  function readAmount(form: any) {
    const amount = Number(form.amount);
    if (!Number.isInteger(amount) || amount < 50)
      throw invalid('Amount must be at least 50 in the smallest unit.', {
        code: 'amount_too_small',
        param: 'amount',
      });
    if (!/^[a-z]{3}$/i.test(form.currency ?? ''))
      throw invalid(`Invalid currency: ${form.currency}`, { param: 'currency' });
    return { amount, currency: form.currency.toLowerCase() };
  }

  return {
    /** Someone saves a card on the page of a session that sets one up. */
    save(id: string, payer: Payer = unknownPayer, chosen: TestCard = 'good') {
      const session = sessions.find(id);
      if (session.status !== 'open')
        throw invalid(`This Checkout Session has a status of ${session.status} and cannot be completed.`);
      const customer = state.put('customer', {
        ...customerOf(payer),
        id: newId('cus'),
        created: now(),
        email: session.customer_email,
      });
      const saved = state.put('payment_method', {
        ...paymentMethodOf(testCards[chosen], { ...payer, email: session.customer_email }),
        id: newId('pm'),
        created: now(),
        customer: customer.id,
      });
      state.put('card_answer', { id: saved.id, answer: chosen });
      const setup = state.put('setup_intent', {
        ...setupIntentOf(session.setup_intent_data),
        id: newId('seti'),
        created: now(),
        customer: customer.id,
        payment_method: saved.id,
      });
      const complete = sessions.complete(session, {
        customer: customer.id,
        setup_intent: setup.id,
        payment_status: 'no_payment_required',
      });
      announce('customer.created', customer);
      announce('payment_method.attached', saved);
      announce('setup_intent.succeeded', setup);
      announce('checkout.session.completed', publicSession(complete));
      return complete;
    },
    detach(id: string) {
      const known = method(id);
      if (!known.customer)
        throw invalid(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      const detached = state.put('payment_method', { ...known, customer: null });
      announce('payment_method.detached', detached);
      return detached;
    },
    answerWith(id: string, answer: TestCard) {
      method(id);
      return state.put('card_answer', { id, answer });
    },
    /** A payment that is confirmed at once, with a saved card and without its owner. */
    charge(form: any) {
      if (form.confirm !== 'true' || form.off_session !== 'true')
        throw invalid('This sandbox only takes payments that are confirmed off session.', {
          param: 'off_session',
        });
      const { amount, currency } = readAmount(form);
      const saved = method(form.payment_method);
      if (!saved.customer || saved.customer !== form.customer)
        throw invalid('The PaymentMethod does not belong to the Customer you supplied.', {
          param: 'payment_method',
        });
      const answer = answerOf(saved.id);
      const failure = answer === 'decline' || answer === 'authenticate' ? cardError[answer] : null;
      const intent = {
        id: newId('pi'),
        object: 'payment_intent',
        ...restOfIntent,
        ...{ amount, currency },
        amount_received: 0,
        created: now(),
        customer: saved.customer,
        description: form.description ?? null,
        last_payment_error: null as object | null,
        latest_charge: null as string | null,
        metadata: form.metadata ?? {},
        payment_method: failure ? null : saved.id,
        receipt_email: form.receipt_email ?? null,
        status: 'requires_payment_method',
      };
      announce('payment_intent.created', intent);
      const payer = { name: saved.billing_details.name, address: saved.billing_details.address };
      const tried = state.put(
        'charge',
        chargeOf(intent, {
          ...{ failure, payer },
          id: newId('ch'),
          transactionId: failure ? null : newId('txn'),
          methodId: saved.id,
          card: { ...card(saved.card.last4), country: saved.card.country },
        }),
      );
      const after = state.put('payment_intent', {
        ...intent,
        latest_charge: tried.id,
        ...(failure
          ? { last_payment_error: { ...failure, charge: tried.id, payment_method: saved } }
          : { status: 'succeeded', amount_received: amount }),
      });
      announce(failure ? 'charge.failed' : 'charge.succeeded', tried);
      announce(failure ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', after);
      if (failure)
        throw new ApiError(402, {
          ...failure,
          charge: tried.id,
          payment_intent: after,
          payment_method: saved,
        });
      return after;
    },
  };
}

export type SavedCards = ReturnType<typeof savedCards>;
