import http from 'node:http';
import * as z from 'zod/mini';

export interface Answer {
  /** 0 without a response */
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** size on the wire */
  bytes: number;
  ms: number;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  timeoutMs?: number;
  agent?: http.Agent;
}

/** An agent that reuses connections; otherwise connection setup would be measured too. */
export const agentOf = (most: number) => new http.Agent({ keepAlive: true, maxSockets: most });

const common = agentOf(600);

/**
 * Never throws: a failed request is returned as a response. Sends only the given headers, plus type and length of a
 * body. A GET on a reused connection that the server closes at the same moment is retried, as browsers do.
 */
export function send(url: string, ask: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, timeoutMs = 20_000, agent = common } = ask;
  const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const since = performance.now();
  return new Promise((resolve) => {
    let hasAnswer = false;
    const done = (part: Partial<Answer>) =>
      resolve({ status: 0, headers: {}, text: '', bytes: 0, ms: performance.now() - since, ...part });
    const request = http.request(
      url,
      {
        method,
        agent,
        headers: {
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(payload)),
          }),
          ...headers,
        },
        timeout: timeoutMs,
      },
      (response) => {
        hasAnswer = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', () => done({}));
        response.once('aborted', () => done({}));
        response.once('end', () => {
          const whole = Buffer.concat(chunks);
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: whole.toString('utf8'),
            bytes: whole.length,
          });
        });
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('error', (error: NodeJS.ErrnoException) => {
      const isClosed = request.reusedSocket && error.code === 'ECONNRESET' && !hasAnswer;
      if (method === 'GET' && isClosed) resolve(send(url, ask));
      else done({ text: error.message });
    });
    request.end(payload);
  });
}

/**
 * Parses the body of a response with the schema; undefined for an error response that does not match. A successful
 * response that does not match throws: a check would otherwise find nothing in it and pass.
 */
export function json<S extends z.ZodMiniType>(answer: Answer, schema: S): z.output<S> | undefined {
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    return undefined;
  }
  const { data, error } = schema.safeParse(body);
  if (error && answer.status >= 200 && answer.status < 300)
    throw new Error(`an answer is not as expected: ${z.prettifyError(error)}`);
  return data;
}

/** Runs a number of calls with limited concurrency. */
export async function many<T>(
  count: number,
  atOnce: number,
  act: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await act(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return results;
}
