import http from 'node:http';
import { readBody, sendHtml, sendJson } from '../http/exchange.ts';
import { routes } from '../http/routes.ts';
import type { Handler } from '../http/routes.ts';
import { listPage, messagePage } from './pages.ts';
import type { Store } from './store.ts';

/** The mailbox's web page and its API for tests. */
export function mailboxServer({ store, behavior }: { store: Store; behavior: { refuse: boolean } }) {
  const find = routes<Handler>({
    'GET /': ({ response, url }) =>
      sendHtml(response, listPage(store.list(url.searchParams.get('to')), url.searchParams.get('to'))),
    'GET /messages/:id': ({ response, params }) => {
      const found = store.find(params.id ?? '');
      if (found) sendHtml(response, messagePage(found.message));
      else sendHtml(response, 'No such mail', 404);
    },
    'GET /api/messages': ({ response, url }) =>
      sendJson(response, 200, store.list(url.searchParams.get('to'))),
    'GET /api/messages/:id': ({ response, params }) => {
      const found = store.find(params.id ?? '');
      sendJson(response, found ? 200 : 404, found?.message ?? { message: 'No such mail' });
    },
    'DELETE /api/messages': async ({ response }) => {
      await store.clear();
      sendJson(response, 200, { deleted: true });
    },
    'GET /api/messages/:id/html': ({ response, params }) =>
      sendHtml(response, store.find(params.id ?? '')?.message.html ?? ''),
    'GET /api/messages/:id/attachments/:index': ({ response, params }) => {
      const found = store.find(params.id ?? '');
      const index = Number(params.index);
      const [file, about] = [found?.files[index], found?.message.attachments[index]];
      if (!file || !about) return sendJson(response, 404, { message: 'No such file' });
      const name = encodeURIComponent(about.filename);
      response.writeHead(200, {
        'content-type': about.contentType,
        'content-disposition': `inline; filename*=UTF-8''${name}`,
      });
      return response.end(file);
    },
    // Simulates an unavailable mail server: `{ "refuse": true }` rejects every email with 451.
    'PUT /api/behaviour': async ({ request, response }) => {
      behavior.refuse = JSON.parse(await readBody(request)).refuse === true;
      sendJson(response, 200, behavior);
    },
    'GET /readyz': ({ response }) => sendJson(response, 200, { ready: true }),
  });

  return http.createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://mailbox');
    const found = url && find(request.method ?? 'GET', url.pathname);
    if (!found) return sendJson(response, 404, { message: 'No such address' });
    return Promise.resolve(found.handler({ request, response, url, params: found.params })).catch((error) =>
      sendJson(response, 400, { message: error.message }),
    );
  });
}
