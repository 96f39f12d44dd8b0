import { ApiError, invalid } from './api-error.ts';
import { publicSession } from './sessions.ts';
import { chargeOf, customerOf, paymentMethodOf, setupIntentOf } from './card-shapes.ts';
import { testCards } from './test-cards.ts';
import { intentOf, unknownPayer } from './shapes.ts';
import type { Provider } from './events.ts';
import type { Sessions } from './sessions.ts';
import type { TestCard } from './test-cards.ts';
import type { CardFailure, Form, Payer, PaymentMethod } from './provider-types.ts';

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
} satisfies Record<string, CardFailure>;

const cardIn = ({ id, card, billing_details }: PaymentMethod) => ({
  methodId: id,
  payer: billing_details,
  last4: card?.last4 ?? '',
  country: card?.country ?? null,
});

/** Cards that are saved on a page and later charged off session. */
export function savedCards({ state, announce, sessions }: Provider & { sessions: Sessions }) {
  const method = (id: string = '') => state.find('payment_method', id, 'PaymentMethod');

  /** How the card behaves when it is charged; tests may change it later. */
  const answerOf = (id: string): TestCard => state.get('card_answer', id)?.answer ?? 'good';

  function readAmount(form: Form) {
    const amount = Number(form.amount);
    if (!Number.isInteger(amount) || amount < 50)
      throw invalid('Amount must be at least 50 in the smallest unit.', {
        code: 'amount_too_small',
        param: 'amount',
      });
    const { currency = '' } = form;
    if (!/^[a-z]{3}$/i.test(currency))
      throw invalid(`Invalid currency: ${form.currency}`, { param: 'currency' });
    return { amount, currency: currency.toLowerCase() };
  }

  return {
    /** Completes a setup session: the buyer saves a card. */
    save(id: string, payer: Payer = unknownPayer, chosen: TestCard = 'good') {
      const session = sessions.findOpen(id, 'completed');
      const customer = state.put('customer', customerOf(payer, session.customer_email));
      const saved = state.put('payment_method', paymentMethodOf(testCards[chosen], payer, customer));
      state.put('card_answer', { id: saved.id, answer: chosen });
      const setup = state.put('setup_intent', setupIntentOf(session, saved));
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
    /** An off-session payment with a saved card, confirmed immediately. */
    charge(form: Form) {
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
      const intent = intentOf({
        ...{ amount, currency },
        customer: saved.customer,
        description: form.description ?? null,
        metadata: form.metadata ?? {},
        payment_method: failure ? null : saved.id,
        receipt_email: form.receipt_email ?? null,
      });
      announce('payment_intent.created', intent);
      const tried = state.put('charge', chargeOf(intent, { failure, ...cardIn(saved) }));
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
