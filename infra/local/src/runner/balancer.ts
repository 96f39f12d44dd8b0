import http from 'node:http';

export interface Target {
  port: number;
  readyUrl: string;
}

const probeEveryMs = 250;
const repeatable = new Set(['GET', 'HEAD']);

async function answersReady({ readyUrl }: Target) {
  const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/**
 * Spreads requests over the processes of a unit, as a load balancer does in production: only ready ones are
 * asked, and a request that no one has seen or that may be repeated goes to the next one.
 */
export async function startBalancer({
  port,
  host,
  targets,
}: {
  port: number;
  host: string;
  targets: readonly Target[];
}) {
  let ready: Set<Target> = new Set(targets);
  let turn = 0;
  const probe = setInterval(async () => {
    const states = await Promise.all(targets.map(answersReady));
    ready = new Set(targets.filter((_, index) => states[index]));
  }, probeEveryMs);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

  function inTurn() {
    turn += 1;
    const usable = targets.filter((target) => ready.has(target));
    const candidates = usable.length > 0 ? usable : targets;
    return candidates.map((_, index) => candidates[(index + turn) % candidates.length] as Target);
  }

  function pass(request: http.IncomingMessage, response: http.ServerResponse, [target, ...left]: Target[]) {
    if (!target) {
      if (!response.headersSent)
        response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' });
      return response.end('No process answers');
    }
    const address = request.socket.remoteAddress ?? '';
    const before = request.headers['x-forwarded-for'];
    const headers = {
      ...request.headers,
      'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    };
    const upstream = http.request({
      agent,
      host: '127.0.0.1',
      port: target.port,
      method: request.method,
      path: request.url,
      headers,
    });
    upstream.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      ready.delete(target);
      const isUnseen = error.code === 'ECONNREFUSED' || repeatable.has(request.method ?? '');
      if (response.headersSent) response.destroy();
      else pass(request, response, isUnseen && request.readableDidRead !== true ? left : []);
    });
    response.once('close', () => upstream.destroy());
    if (repeatable.has(request.method ?? '')) upstream.end();
    else request.pipe(upstream);
    return undefined;
  }

  const server = http.createServer((request, response) => pass(request, response, inTurn()));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  return {
    stop: async () => {
      clearInterval(probe);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
