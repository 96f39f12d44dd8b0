import { readBody, sendJson } from '../http/exchange.ts';
import { ApiError, invalid } from './api-error.ts';
import { publicSession } from './sessions.ts';
import type { Call, Handler } from '../http/routes.ts';
import type { IncomingMessage } from 'node:http';
import type { State, behaviorIn } from './state.ts';
import type { Sessions } from './sessions.ts';
import type { Paying } from './paying.ts';
import { isTestCard } from './test-cards.ts';
import type { SavedCards } from './saved-cards.ts';
import type { Disputes } from './disputes.ts';
import type { Event } from './provider-types.ts';

const readJson = async (request: IncomingMessage) => JSON.parse((await readBody(request)) || '{}');

function readCard(name: unknown) {
  if (isTestCard(name)) return name;
  throw invalid('card must be good, decline, authenticate or india', { param: 'card' });
}

/** `/_sandbox/…`: lets tests act as the buyer and inject faults. */
export function controlCalls({
  state,
  sessions,
  paying,
  savedCards,
  disputes,
  behavior,
  redeliver,
}: {
  state: State;
  sessions: Sessions;
  paying: Paying;
  savedCards: SavedCards;
  disputes: Disputes;
  behavior: ReturnType<typeof behaviorIn>;
  redeliver: (event: Event) => Promise<number>;
}): Record<string, Handler> {
  const json = (act: (call: Call) => unknown) => async (call: Call) => {
    try {
      sendJson(call.response, 200, await act(call));
    } catch (error) {
      if (error instanceof ApiError) sendJson(call.response, error.status, { error: error.error });
      else if (error instanceof SyntaxError)
        sendJson(call.response, 400, { error: { message: 'The body is not JSON' } });
      else throw error;
    }
  };

  return {
    'POST /_sandbox/sessions/:id/pay': json(async ({ request, params }) => {
      const { outcome = 'success', card = 'good' } = await readJson(request);
      if (!['success', 'decline'].includes(outcome))
        throw invalid('outcome must be success or decline', { param: 'outcome' });
      const id = params.id ?? '';
      if (sessions.find(id).mode === 'setup')
        return publicSession(savedCards.save(id, undefined, readCard(card)));
      return publicSession(outcome === 'success' ? paying.succeed(id) : paying.decline(id));
    }),
    'POST /_sandbox/sessions/:id/expire': json(({ params }) =>
      publicSession(sessions.expire(params.id ?? '')),
    ),
    'POST /_sandbox/payments/:id/dispute': json(async ({ request, params }) =>
      disputes.open(params.id ?? '', (await readJson(request)).reason),
    ),
    'POST /_sandbox/disputes/:id/close': json(async ({ request, params }) =>
      disputes.close(params.id ?? '', (await readJson(request)).outcome),
    ),
    'POST /_sandbox/payment_methods/:id/answer': json(async ({ request, params }) =>
      savedCards.answerWith(params.id ?? '', readCard((await readJson(request)).card)),
    ),
    'GET /_sandbox/events': json(() =>
      state
        .all('event')
        .map((event) => ({ ...event, delivery: state.get('delivery', event.id) ?? null }))
        .reverse(),
    ),
    'POST /_sandbox/events/:id/redeliver': json(async ({ params }) => {
      const event = state.find('event', params.id ?? '');
      return { id: event.id, status: await redeliver(event) };
    }),
    'GET /_sandbox/behaviour': json(() => behavior.now()),
    'PUT /_sandbox/behaviour': json(async ({ request }) => behavior.set(await readJson(request))),
  };
}
