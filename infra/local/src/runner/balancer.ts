import http from 'node:http';
import { listen } from '../http/listen.ts';
import { answersWell } from '../waiting.ts';
import { sendNoAnswer } from './no-answer.ts';
import { sharedRequest, type Answer, type DocumentCache } from './document-cache.ts';

export interface Target {
  port: number;
  readyUrl: string;
}

const probeEveryMs = 250;
/** A process that sends nothing for this long has stopped: the site's own limits are shorter. */
const silentMs = 5_000;
const repeatable = new Set(['GET', 'HEAD']);

const forwardedBy = (request: http.IncomingMessage): string => {
  const before = request.headers['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? '';
  return before ? `${String(before)}, ${address}` : address;
};

function sendKept(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { status, headers, body }: Answer,
) {
  const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  if (!isKnown) return response.writeHead(status, headers).end(body);
  const { 'content-length': _length, ...unchanged } = headers;
  return response.writeHead(304, unchanged).end();
}

/**
 * Spreads requests over the processes of a unit, as a load balancer does in production: only ready ones are
 * asked, and a request that no one has seen or that may be repeated goes to the next one. With `documents` it keeps what
 * is the same for everybody.
 */
export async function startBalancer({
  unit,
  port,
  host,
  targets,
  documents,
  patienceMs = silentMs,
}: {
  unit: string;
  port: number;
  host: string;
  targets: readonly Target[];
  documents?: DocumentCache;
  patienceMs?: number;
}) {
  let ready: Set<Target> = new Set(targets);
  let turn = 0;
  let isProbing = false;
  const probe = setInterval(async () => {
    if (isProbing) return;
    isProbing = true;
    const states = await Promise.all(targets.map(({ readyUrl }) => answersWell(readyUrl, 1_000)));
    ready = new Set(targets.filter((_, index) => states[index]));
    isProbing = false;
  }, probeEveryMs);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  // What may not be repeated has a connection of its own: a kept one may just be closing, and nobody knows what was read.
  const fresh = new http.Agent({ keepAlive: false });

  /** The ready ones in turn, then the others: one may be ready again since it was asked. */
  function inTurn(): Target[] {
    turn += 1;
    const rotated = targets.map((_, index) => targets[(index + turn) % targets.length] as Target);
    return [...rotated.filter((one) => ready.has(one)), ...rotated.filter((one) => !ready.has(one))];
  }

  function pass(request: http.IncomingMessage, response: http.ServerResponse, [target, ...left]: Target[]) {
    if (!target) {
      if (response.headersSent) response.end();
      else sendNoAnswer(unit, request, response);
      return undefined;
    }
    const headers = { ...request.headers, 'x-forwarded-for': forwardedBy(request) };
    const isRepeatable = repeatable.has(request.method ?? '');
    const upstream = http.request({
      agent: isRepeatable ? agent : fresh,
      host: '127.0.0.1',
      port: target.port,
      method: request.method,
      path: request.url,
      headers,
    });
    upstream.once('response', (answer) => {
      // It is about to go, sooner than the next probe may see it.
      if (answer.headers.connection === 'close') ready.delete(target);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      // The visitor has left: nothing is wrong with the process, and nobody waits for another one.
      if (response.destroyed) return;
      ready.delete(target);
      const isUnseen = error.code === 'ECONNREFUSED' || isRepeatable;
      if (response.headersSent) response.destroy();
      else pass(request, response, isUnseen && request.readableDidRead !== true ? left : []);
    });
    response.once('close', () => upstream.destroy());
    if (isRepeatable) upstream.end();
    // The body is read once a process is there to take it: until then the next process can still have it.
    else upstream.once('socket', (socket) => socket.once('connect', () => request.pipe(upstream)));
    return undefined;
  }

  /** A whole answer of the first process that gives one. */
  async function ask(
    path: string,
    headers: http.OutgoingHttpHeaders,
    [target, ...left]: Target[],
  ): Promise<Answer> {
    if (!target) throw new Error('No process answers');
    try {
      const asking = http.request({ agent, host: '127.0.0.1', port: target.port, path, headers });
      asking.setTimeout(patienceMs, () => asking.destroy(new Error('The process is silent')));
      return await wholeAnswer(asking);
    } catch {
      ready.delete(target);
      return ask(path, headers, left);
    }
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const shared = documents && sharedRequest(request);
    if (!shared) return pass(request, response, inTurn());
    // Read before anything is awaited: a socket that has closed meanwhile has no address.
    const forwarded = forwardedBy(request);
    const askSite = () =>
      ask(request.url ?? '/', { ...shared.headers(), 'x-forwarded-for': forwarded }, inTurn());
    try {
      return sendKept(request, response, await documents.get(shared.key, askSite));
    } catch {
      return pass(request, response, []);
    }
  }

  const server = http.createServer((request, response) => void answer(request, response));
  const opened = await listen(server, { port, host });
  return {
    url: opened.url,
    stop: async () => {
      clearInterval(probe);
      agent.destroy();
      fresh.destroy();
      await opened.stop();
    },
  };
}

function wholeAnswer(asking: http.ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asking.once('error', reject);
    asking.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => resolve(answerOf(answer, Buffer.concat(parts))));
    });
    asking.end();
  });
}

/** The connection's own headers stay behind, here once for all visitors who are served the same answer. */
function answerOf({ statusCode: status = 502, headers }: http.IncomingMessage, body: Buffer): Answer {
  const { connection: _connection, 'keep-alive': _alive, 'transfer-encoding': _framing, ...own } = headers;
  return { status, headers: { ...own, 'content-length': body.length }, body };
}
