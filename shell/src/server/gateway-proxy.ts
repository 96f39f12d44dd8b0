import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freshConnections, gatewayAway, isConnectionLost, keptConnections } from '../render/gateway-agent';

/** Hop-by-hop headers. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
]);
/** Methods forwarded without a body, even if the request has one. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Bodies of bookings are a few kilobytes. */
const largestRepeatableBytes = 64 * 1024;

/** Timeout, longer than any call to the gateway may take: a gateway that hangs must not leave a browser waiting. */
const longestAnswerMs = 35_000;

/** Proxies `/api` and `/media` to the gateway, as streams. */
export class GatewayProxy {
  readonly #kept = keptConnections(512);
  readonly #fresh = freshConnections(512);
  #turn = 0;

  constructor(
    private readonly gateways: readonly string[],
    private readonly answerMs = longestAnswerMs,
  ) {}

  async pass(request: IncomingMessage, response: ServerResponse, facts: ProxyFacts): Promise<void> {
    // Each attempt goes to the next replica for this call, even if concurrent calls have advanced the round-robin meanwhile.
    const first = this.#turn++;
    const body = await repeatableBody(request);
    if (body === 'aborted') return void response.destroy();
    for (let left = this.gateways.length; left >= 0; left--) {
      const gateway = this.gateways[(first + this.gateways.length - left) % this.gateways.length] ?? '';
      const isRetry = left < this.gateways.length;
      const failure = await this.#passOnce({ gateway, isRetry, body }, request, response, facts);
      if (!failure) return;
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (failure.mayBeAskedAgain && left > 0) continue;
      facts.onAway(failure.reason);
      return refuse(response, facts.trace.id, failure.mayBeDone && !request.headers['idempotency-key']);
    }
  }

  /** True if any replica of the gateway responds: requests go to the others while one is replaced. */
  async isThere(limitMs: number): Promise<boolean> {
    const answers = this.gateways.map((gateway) => answersInTime(gateway, limitMs));
    return Promise.any(answers).then(
      () => true,
      () => false,
    );
  }

  close(): void {
    this.#kept.destroy();
    this.#fresh.destroy();
  }

  #passOnce(
    { gateway, isRetry, body }: Attempt,
    request: IncomingMessage,
    response: ServerResponse,
    facts: ProxyFacts,
  ): Promise<Failure | null> {
    const isSafe = safeMethods.has(request.method ?? '');
    const isRepeatable = isSafe || body !== null;
    return new Promise((resolve) => {
      const call = http.request(gateway + (request.url ?? ''), {
        agent: isRepeatable && !isRetry ? this.#kept : this.#fresh,
        method: request.method,
        headers: { ...(isSafe ? withoutBody : endToEnd)(request.headers), ...facts.headers },
      });
      let isSent = false;
      // The timeout starts at the end of the body, because an upload may take as long as its connection needs.
      call.once('finish', () => {
        const timer = setTimeout(() => call.destroy(new Error('The gateway was too slow')), this.answerMs);
        for (const end of ['response', 'close']) call.once(end, () => clearTimeout(timer));
      });
      call.once('error', (reason) =>
        resolve({
          ...{ reason, mayBeDone: isSent },
          mayBeAskedAgain: isConnectionLost(reason) && (isRepeatable || !isSent),
        }),
      );
      call.once('response', (answer) => {
        // Piping into a closed response would keep the gateway's connection open forever.
        if (response.destroyed) {
          call.destroy();
          return resolve(null);
        }
        response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
        answer.pipe(response);
        answer.once('error', () => response.destroy());
        response.once('close', () => {
          call.destroy();
          resolve(null);
        });
      });
      if (isSafe) call.end();
      else if (body) call.end(body);
      else
        call.once('socket', (socket) =>
          socket.once('connect', () => {
            isSent = true;
            request.pipe(call);
          }),
        );
      request.once('error', (error) => call.destroy(error));
    });
  }
}

/**
 * The body of a write that has one effect however often it is sent, because it has an idempotency key: another replica can be
 * asked if the connection is lost after sending. Null for all other requests, whose bodies are streamed.
 */
async function repeatableBody(request: IncomingMessage): Promise<Buffer | 'aborted' | null> {
  const { 'idempotency-key': key, 'content-length': length } = request.headers;
  if (!key || length === undefined || Number(length) > largestRepeatableBytes) return null;
  if (safeMethods.has(request.method ?? '')) return null;
  return buffer(request).catch(() => 'aborted' as const);
}

async function answersInTime(gateway: string, limitMs: number): Promise<void> {
  const answer = await fetch(`${gateway}/api/auth/csrf`, {
    signal: AbortSignal.timeout(limitMs),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`The gateway answers ${answer.status}`);
}

interface Attempt {
  readonly gateway: string;
  /** Made on a new connection: other kept ones of a replica that has stopped are lost as well. */
  readonly isRetry: boolean;
  readonly body: Buffer | null;
}

interface Failure {
  readonly reason: Error;
  /** No part of a response has arrived, so the next replica may be tried. */
  readonly mayBeAskedAgain: boolean;
  /** A write had been sent. */
  readonly mayBeDone: boolean;
}

export interface ProxyFacts {
  readonly trace: { readonly id: string; readonly header: string };
  /** Headers that replace the visitor's. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called with the reason if no replica responds. */
  readonly onAway: (reason: unknown) => void;
}

function endToEnd(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !ofConnection.has(name)),
  );
}

/**
 * Removes the headers of the body. With a length but no body, the gateway would read the next request on the connection, which may
 * be another visitor's, as that body.
 */
export function withoutBody(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = endToEnd(headers);
  return rest;
}

function refuse(response: ServerResponse, traceId: string, isOutcomeUnknown: boolean): void {
  response.writeHead(503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(JSON.stringify({ ...gatewayAway(isOutcomeUnknown), traceId }));
}
