import http from 'node:http';
import type { HttpAnswer, HttpClient, HttpRequest } from '@valam/mfe-kit/host';
import { freshConnections, gatewayAway, isConnectionLost, keptConnections } from './gateway-agent';

const kept = keptConnections(256);
const fresh = freshConnections(256);
let turn = 0;

export interface CallerFacts {
  readonly gateways: readonly string[];
  /** Headers sent with each call: cookie, client address, trace. */
  readonly headers: Readonly<Record<string, string>>;
  /** Deadline of the page view, in `performance.now()` time. */
  readonly deadline: number;
  /** Receives the cookies that a response sets, so that a form without JavaScript can forward them. */
  readonly onCookies?: (cookies: readonly string[]) => void;
}

/**
 * HTTP client for the gateway calls of one page view. Remotes are independent, so several may request the same URL: each is read
 * once per view, until the view writes.
 */
export function createGatewayHttp(facts: CallerFacts): HttpClient {
  const reads = new Map<string, Promise<HttpAnswer>>();
  return {
    send(request) {
      if (request.method !== 'GET') {
        reads.clear();
        return ask(request, facts);
      }
      const address = JSON.stringify([request.path, request.headers]);
      const answer = reads.get(address) ?? ask(request, facts);
      reads.set(address, answer);
      return answer;
    },
  };
}

/**
 * A call whose connection was lost before a response is retried once, on the next replica after that of its first attempt, even
 * if concurrent calls have advanced the round-robin meanwhile. A write without an idempotency key is retried only if nothing was
 * sent, which a connection of its own shows. Without a response, a call is refused as the proxy refuses it: the visitor's connection
 * is not at fault.
 */
async function ask(request: HttpRequest, facts: CallerFacts): Promise<HttpAnswer> {
  const isRepeatable = request.method === 'GET' || request.headers['idempotency-key'] !== undefined;
  const first = turn++;
  let mayBeRepeated = true;
  const onConnect = () => (mayBeRepeated = false);
  for (const replica of [first, first + 1]) {
    // The retry has a new connection: other kept ones of a replica that has stopped are lost as well.
    const agent = isRepeatable && replica === first ? kept : fresh;
    try {
      return await sendOnce(request, facts, { agent, replica, ...(!isRepeatable && { onConnect }) });
    } catch (error) {
      if (!isConnectionLost(error) || !mayBeRepeated || performance.now() >= facts.deadline) break;
    }
  }
  return {
    status: 503,
    contentType: 'application/json',
    text: JSON.stringify(gatewayAway(!mayBeRepeated)),
  };
}

interface Attempt {
  readonly replica: number;
  readonly agent: http.Agent;
  /** Only for new connections: a kept one connects once for many calls. */
  readonly onConnect?: () => void;
}

function sendOnce(
  request: HttpRequest,
  facts: CallerFacts,
  { replica, agent, onConnect }: Attempt,
): Promise<HttpAnswer> {
  const gateway = facts.gateways[replica % facts.gateways.length] ?? '';
  const left = facts.deadline - performance.now();
  return new Promise((resolve, reject) => {
    if (left <= 0) return reject(new Error('The page view has no time left'));
    const call = http.request(gateway + request.path, {
      agent,
      method: request.method,
      headers: {
        ...facts.headers,
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-length': Buffer.byteLength(request.body) }),
      },
    });
    const timer = setTimeout(() => call.destroy(new Error('The gateway was too slow')), left);
    if (onConnect) call.once('socket', (socket) => socket.once('connect', onConnect));
    call.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    call.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        clearTimeout(timer);
        facts.onCookies?.(answer.headers['set-cookie'] ?? []);
        resolve({
          status: answer.statusCode ?? 0,
          contentType: answer.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    call.end(request.body);
  });
}
