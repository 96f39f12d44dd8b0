import { readBody, redirect, sendHtml } from '../http/exchange.mjs';
import { ApiError } from './api-error.mjs';
import { closedPage, payPage, successUrl } from './pages.mjs';

/** @typedef {import('../http/routes.mjs').Call} Call */

/** @param {URLSearchParams} form @returns {import('./shapes.mjs').Payer} */
function payerOf(form) {
  const field = (/** @type {string} */ name) => form.get(name)?.trim() || null;
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

/**
 * The page a buyer sees.
 * @param {{ sessions: import('./sessions.mjs').Sessions, paying: import('./paying.mjs').Paying }} parts
 * @returns {Record<string, import('../http/routes.mjs').Handler>}
 */
export function hostedPage({ sessions, paying }) {
  /** @param {Call} call */
  function show({ response, params }) {
    const session = sessions.find(params.id ?? '');
    sendHtml(response, session.status === 'open' ? payPage(session) : closedPage(session));
  }

  /** @param {Call} call */
  async function press({ request, response, params }) {
    const session = sessions.find(params.id ?? '');
    if (session.status !== 'open') return sendHtml(response, closedPage(session));
    const form = new URLSearchParams(await readBody(request));
    const action = form.get('action');
    const payer = payerOf(form);
    if (action === 'pay') return redirect(response, successUrl(paying.succeed(session.id, payer)));
    if (action === 'cancel') return redirect(response, session.cancel_url ?? successUrl(session));
    paying.decline(session.id, payer);
    return sendHtml(response, payPage(session, { isDeclined: true }), 402);
  }

  /** @param {(call: Call) => unknown} handler */
  const humane = (handler) => async (/** @type {Call} */ call) => {
    try {
      await handler(call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sendHtml(call.response, 'There is no such payment page.', 404);
    }
  };
  return { 'GET /pay/:id': humane(show), 'POST /pay/:id': humane(press) };
}
