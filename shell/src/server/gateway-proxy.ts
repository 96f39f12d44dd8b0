import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { freshConnections, isConnectionLost, keptConnections } from '../render/gateway-agent';

/** Headers that belong to one connection, not to the message. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
]);
/** Sent on without a body, whatever came with them. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Hands calls of `/api` and `/media` on to the gateway, as streams. */
export class GatewayProxy {
  readonly #kept = keptConnections(512);
  readonly #fresh = freshConnections(512);
  #turn = 0;

  constructor(private readonly gateways: readonly string[]) {}

  async pass(request: IncomingMessage, response: ServerResponse, facts: ProxyFacts): Promise<void> {
    for (let left = this.gateways.length; left >= 0; left--) {
      const failure = await this.#passOnce(request, response, facts);
      if (!failure) return;
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (!failure.mayBeAskedAgain || left === 0) return refuse(response, facts.trace.id);
    }
  }

  /** Whether the gateway answers at all. */
  async isThere(limitMs: number): Promise<boolean> {
    try {
      const answer = await fetch(`${this.gateways[0]}/api/auth/csrf`, {
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      await answer.body?.cancel();
      return answer.status < 500;
    } catch {
      return false;
    }
  }

  close(): void {
    this.#kept.destroy();
    this.#fresh.destroy();
  }

  #passOnce(request: IncomingMessage, response: ServerResponse, facts: ProxyFacts): Promise<Failure | null> {
    const gateway = this.gateways[this.#turn++ % this.gateways.length] ?? '';
    const isSafe = safeMethods.has(request.method ?? '');
    return new Promise((resolve) => {
      const call = http.request(gateway + (request.url ?? ''), {
        agent: isSafe ? this.#kept : this.#fresh,
        method: request.method,
        headers: { ...(isSafe ? withoutBody : endToEnd)(request.headers), ...facts.headers },
      });
      let isSent = false;
      call.once('error', (error) =>
        resolve({ mayBeAskedAgain: isConnectionLost(error) && (isSafe || !isSent) }),
      );
      call.once('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
        answer.pipe(response);
        answer.once('error', () => response.destroy());
        response.once('close', () => {
          call.destroy();
          resolve(null);
        });
      });
      if (isSafe) call.end();
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

interface Failure {
  /** Nothing has come of it yet, so that the next replica may be asked. */
  readonly mayBeAskedAgain: boolean;
}

export interface ProxyFacts {
  readonly trace: { readonly id: string; readonly header: string };
  /** Set instead of what the visitor sent. */
  readonly headers: Readonly<Record<string, string>>;
}

function endToEnd(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !ofConnection.has(name)),
  );
}

/**
 * A length that no body follows would make the other side read the next request on the connection, which may be anybody's,
 * as that body.
 */
export function withoutBody(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = endToEnd(headers);
  return rest;
}

function refuse(response: ServerResponse, traceId: string): void {
  response.writeHead(503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(
    JSON.stringify({
      code: 'gateway.unavailable',
      kind: 'unavailable',
      message: 'This is temporarily unavailable. Please try again.',
      traceId,
    }),
  );
}
