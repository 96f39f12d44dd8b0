import http from 'node:http';
import path from 'node:path';
import { sendJson } from '../http/exchange.ts';
import { listen } from '../http/listen.ts';
import { routes } from '../http/routes.ts';
import type { Handler } from '../http/routes.ts';
import { apiServer } from './api-server.ts';
import { apiCalls } from './api.ts';
import { controlCalls } from './control.ts';
import { disputes as disputesOf } from './disputes.ts';
import { eventLog } from './events.ts';
import { hostedPage } from './hosted-page.ts';
import { paying as payingOf } from './paying.ts';
import { refunds as refundsOf } from './refunds.ts';
import { savedCards as savedCardsOf } from './saved-cards.ts';
import { checkoutSessions } from './sessions.ts';
import { behaviorIn, openState } from './state.ts';

/**
 * A fake payment provider for development and tests, used through the real client library.
 * @param options `publicUrl`: where buyers reach it
 */
export async function startPaymentSandbox({
  dataDir,
  port = 0,
  secretKey,
  webhookSecret,
  webhookUrl,
  host = '127.0.0.1',
  publicUrl,
}: {
  dataDir: string;
  port?: number;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
  host?: string;
  publicUrl?: string;
}) {
  const state = openState(path.join(dataDir, 'payments'));
  const behavior = behaviorIn(state);
  const events = eventLog({ state, url: webhookUrl, secret: webhookSecret, behavior: behavior.now });
  const { announce } = events;
  let base = '';
  const sessions = checkoutSessions({ state, announce, payUrl: (id) => `${base}/pay/${id}` });
  const paying = payingOf({ state, announce, sessions });
  const savedCards = savedCardsOf({ state, announce, sessions });
  const disputes = disputesOf({ state, announce });
  const refunds = refundsOf({ state, announce, behavior: behavior.now });
  const api = apiServer({
    state,
    secretKey,
    calls: apiCalls({ state, sessions, refunds, savedCards }),
    behavior: behavior.now,
  });
  const find = routes<Handler>({
    ...hostedPage({ sessions, paying, savedCards }),
    ...controlCalls({
      state,
      sessions,
      paying,
      savedCards,
      disputes,
      behavior,
      redeliver: events.redeliver,
    }),
    'GET /readyz': ({ response }) => sendJson(response, 200, { ready: true }),
    'GET /': ({ response }) =>
      sendJson(response, 200, { what: 'Payment sandbox', sessions: state.all('checkout.session').length }),
  });

  const server = http.createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://payments');
    const isApi = url?.pathname.startsWith('/v1/');
    const found = isApi ? { handler: api, params: {} } : url && find(request.method ?? 'GET', url.pathname);
    if (!url || !found) return sendJson(response, 404, { message: 'No such address' });
    return Promise.resolve(found.handler({ request, response, url, params: found.params })).catch((error) => {
      console.error(error);
      if (!response.headersSent)
        sendJson(response, 500, { error: { type: 'api_error', message: 'The sandbox failed' } });
    });
  });
  const opened = await listen(server, { port, host });
  base = publicUrl ?? opened.url;
  sessions.resume();
  events.resume();

  return {
    url: base,
    async stop() {
      sessions.stop();
      events.stop();
      await opened.stop();
    },
  };
}
