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
/** A process that sends nothing for this long is hung: the site's own timeouts are shorter. */
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

/** The processes in the order in which a request tries them. They are probed, so that ready ones come first. */
function rotate(targets: readonly Target[]) {
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
  return {
    /** Ready processes round-robin, then the others, which may have become ready since the last probe. */
    inTurn(): Target[] {
      turn += 1;
      const rotated = targets.map((_, index) => targets[(index + turn) % targets.length] as Target);
      return [...rotated.filter((one) => ready.has(one)), ...rotated.filter((one) => !ready.has(one))];
    },
    /** Until the next probe, the other processes come first. */
    skip: (target: Target): void => void ready.delete(target),
    stop: () => clearInterval(probe),
  };
}

/**
 * A load balancer over the processes of a unit. It prefers ready ones and retries on the next process when the request
 * has not been read or is idempotent. With `documents` it also caches shared pages.
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
  const rotation = rotate(targets);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  // Requests that are not idempotent get a new connection: a reused one may be closing, and then it is unknown whether
  // the request was read.
  const fresh = new http.Agent({ keepAlive: false });

  function pass(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    [target, ...left]: Target[],
    isUnknown = false,
  ) {
    if (!target) {
      if (response.headersSent) response.end();
      else sendNoAnswer(unit, request, response, isUnknown);
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
      // The process is shutting down; the next probe may come too late.
      if (answer.headers.connection === 'close') rotation.skip(target);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      // The client disconnected: the process is fine, and there is nothing to retry.
      if (response.destroyed) return;
      rotation.skip(target);
      const isUnseen = error.code === 'ECONNREFUSED' || isRepeatable;
      if (response.headersSent) response.destroy();
      else if (isUnseen && request.readableDidRead !== true) pass(request, response, left);
      else pass(request, response, [], !isRepeatable);
    });
    response.once('close', () => upstream.destroy());
    if (isRepeatable) upstream.end();
    // The body is only read once connected: until then the request can be retried on the next process.
    else upstream.once('socket', (socket) => socket.once('connect', () => request.pipe(upstream)));
    return undefined;
  }

  /** The complete response of the first process that responds. */
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
      rotation.skip(target);
      return ask(path, headers, left);
    }
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const shared = documents && sharedRequest(request);
    if (!shared) return pass(request, response, rotation.inTurn());
    // Read before the first await: a closed socket has no address.
    const forwarded = forwardedBy(request);
    const askSite = () =>
      ask(request.url ?? '/', { ...shared.headers(), 'x-forwarded-for': forwarded }, rotation.inTurn());
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
      rotation.stop();
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

/** Strips hop-by-hop headers once for all visitors who get this response. */
function answerOf({ statusCode: status = 502, headers }: http.IncomingMessage, body: Buffer): Answer {
  const { connection: _connection, 'keep-alive': _alive, 'transfer-encoding': _framing, ...own } = headers;
  return { status, headers: { ...own, 'content-length': body.length }, body };
}
