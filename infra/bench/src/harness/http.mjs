import http from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status 0: no answer at all
 * @property {http.IncomingHttpHeaders} headers
 * @property {string} text
 * @property {number} bytes as they came over the wire
 * @property {number} ms
 */

/** @typedef {{ method?: string, headers?: Record<string, string>, body?: unknown, timeoutMs?: number, agent?: http.Agent }} Ask */

/** One agent for many requests; a new connection each would measure connections. @param {number} most */
export const agentOf = (most) => new http.Agent({ keepAlive: true, maxSockets: most });

const common = agentOf(600);

/**
 * Never throws: a request that fails is an answer as well. Nothing is added that was not asked for.
 * @param {string} url
 * @param {Ask} [ask]
 * @returns {Promise<Answer>}
 */
export function send(url, { method = 'GET', headers = {}, body, timeoutMs = 20_000, agent = common } = {}) {
  const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const since = performance.now();
  return new Promise((resolve) => {
    const done = (/** @type {Partial<Answer>} */ part) =>
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
        /** @type {Buffer[]} */
        const chunks = [];
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
    request.once('error', (error) => done({ text: error.message }));
    request.end(payload);
  });
}

/** @param {Answer} answer @returns {any} */
export function json(answer) {
  try {
    return JSON.parse(answer.text);
  } catch {
    return undefined;
  }
}

/**
 * So many calls, so many at once.
 * @template T
 * @param {number} count
 * @param {number} atOnce
 * @param {(index: number) => Promise<T>} act
 * @returns {Promise<T[]>}
 */
export async function many(count, atOnce, act) {
  /** @type {T[]} */
  const results = [];
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
