import { listOf } from './lists.ts';
import { publicSession } from './sessions.ts';
import type { Form } from './provider-types.ts';
import type { Refunds } from './refunds.ts';
import type { SavedCards } from './saved-cards.ts';
import type { Sessions } from './sessions.ts';
import type { Kind, State } from './state.ts';

export interface ApiCall {
  /** from the path */
  id: string;
  form: Form;
}
export type ApiCalls = Record<string, (call: ApiCall) => object>;

/** Handlers of the API calls that a shop uses. */
export function apiCalls({
  state,
  sessions,
  refunds,
  savedCards,
}: {
  state: State;
  sessions: Sessions;
  refunds: Refunds;
  savedCards: SavedCards;
}): ApiCalls {
  const retrieve =
    (kind: Kind) =>
    ({ id }: ApiCall) =>
      state.find(kind, id);
  const wantsLines = ({ expand }: Form, prefix = '') => expand?.includes(`${prefix}line_items`) ?? false;

  return {
    'POST /v1/checkout/sessions': ({ form }) => publicSession(sessions.create(form), wantsLines(form)),
    'GET /v1/checkout/sessions': ({ form }) => {
      const list = listOf(state.all('checkout.session'), form, {
        url: '/v1/checkout/sessions',
        equal: ['payment_intent', 'status'],
      });
      return { ...list, data: list.data.map((session) => publicSession(session, wantsLines(form, 'data.'))) };
    },
    'GET /v1/checkout/sessions/:id': ({ id, form }) => publicSession(sessions.find(id), wantsLines(form)),
    'GET /v1/checkout/sessions/:id/line_items': ({ id }) => sessions.find(id).line_items,
    'POST /v1/checkout/sessions/:id/expire': ({ id }) => publicSession(sessions.expire(id)),
    'GET /v1/payment_intents': ({ form }) =>
      listOf(state.all('payment_intent'), form, { url: '/v1/payment_intents', equal: ['customer'] }),
    'POST /v1/payment_intents': ({ form }) => savedCards.charge(form),
    'GET /v1/payment_intents/:id': retrieve('payment_intent'),
    'GET /v1/setup_intents/:id': retrieve('setup_intent'),
    'GET /v1/customers/:id': retrieve('customer'),
    'GET /v1/payment_methods/:id': retrieve('payment_method'),
    'POST /v1/payment_methods/:id/detach': ({ id }) => savedCards.detach(id),
    'GET /v1/charges': ({ form }) =>
      listOf(state.all('charge'), form, { url: '/v1/charges', equal: ['payment_intent'] }),
    'GET /v1/charges/:id': retrieve('charge'),
    'POST /v1/refunds': ({ form }) => refunds.create(form),
    'GET /v1/refunds': ({ form }) =>
      listOf(state.all('refund'), form, { url: '/v1/refunds', equal: ['payment_intent', 'charge'] }),
    'GET /v1/refunds/:id': retrieve('refund'),
    'GET /v1/disputes': ({ form }) =>
      listOf(state.all('dispute'), form, { url: '/v1/disputes', equal: ['payment_intent', 'charge'] }),
    'GET /v1/disputes/:id': retrieve('dispute'),
    'GET /v1/events': ({ form }) => listOf(state.all('event'), form, { url: '/v1/events' }),
    'GET /v1/events/:id': retrieve('event'),
  };
}
