import { readBody, redirect, sendHtml } from '../http/exchange.ts';
import { ApiError } from './api-error.ts';
import { closedPage, payPage, successUrl } from './pages.ts';
import type { Payer } from './shapes.ts';
import type { Call, Handler } from '../http/routes.ts';
import type { Sessions } from './sessions.ts';
import { isTestCard } from './saved-cards.ts';
import type { SavedCards } from './saved-cards.ts';
import type { Paying } from './paying.ts';

function payerOf(form: URLSearchParams): Payer {
  const field = (name: string) => form.get(name)?.trim() || null;
  const address = {
    line1: field('line1'),
    line2: null,
    city: field('city'),
    state: null,
    postal_code: field('postal_code'),
    country: field('country')?.toUpperCase() ?? null,
  };
  return { name: field('name'), address: address.line1 ? address : null };
}

/** The page a buyer sees. */
export function hostedPage({
  sessions,
  paying,
  savedCards,
}: {
  sessions: Sessions;
  paying: Paying;
  savedCards: SavedCards;
}): Record<string, Handler> {
  function show({ response, params }: Call) {
    const session = sessions.find(params.id ?? '');
    sendHtml(response, session.status === 'open' ? payPage(session) : closedPage(session));
  }

  async function press({ request, response, params }: Call) {
    const session = sessions.find(params.id ?? '');
    if (session.status !== 'open') return sendHtml(response, closedPage(session));
    const form = new URLSearchParams(await readBody(request));
    const action = form.get('action');
    const payer = payerOf(form);
    const card = form.get('card');
    if (action === 'pay' && session.mode === 'setup')
      return redirect(
        response,
        successUrl(savedCards.save(session.id, payer, isTestCard(card) ? card : 'good')),
      );
    if (action === 'pay') return redirect(response, successUrl(paying.succeed(session.id, payer)));
    if (action === 'cancel') return redirect(response, session.cancel_url ?? successUrl(session));
    if (session.mode === 'setup') return sendHtml(response, payPage(session, { isDeclined: true }), 402);
    paying.decline(session.id, payer);
    return sendHtml(response, payPage(session, { isDeclined: true }), 402);
  }

  const humane = (handler: (call: Call) => unknown) => async (call: Call) => {
    try {
      await handler(call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sendHtml(call.response, 'There is no such payment page.', 404);
    }
  };
  return { 'GET /pay/:id': humane(show), 'POST /pay/:id': humane(press) };
}
