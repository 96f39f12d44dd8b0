import { randomUUID } from 'node:crypto';
import { quantile } from './numbers.ts';

const patienceMs = 15_000;

export interface Ask {
  method?: string;
  path: string;
  body?: () => object;
  headers?: () => Record<string, string>;
}

/**
 * Sends requests at an even rate, independently of the responses, and records failures: no response, 5xx, or 4xx to a GET.
 */
export function startLoad({
  site,
  perSecond,
  asks,
}: {
  site: string;
  perSecond: number;
  asks: readonly Ask[];
}) {
  const failures: Map<string, number> = new Map();
  const open = new Set();
  let sent = 0;
  let times: number[] = [];

  async function one({ method = 'GET', path, body, headers }: Ask) {
    const since = performance.now();
    try {
      const answer = await fetch(`${site}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          ...headers?.(),
          ...(body && {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            origin: site,
          }),
        },
        ...(body && { body: JSON.stringify(body()) }),
      });
      await answer.arrayBuffer();
      if (answer.status >= 500 || (method === 'GET' && answer.status >= 400))
        note(`${method} ${path} ${answer.status}`);
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      note(`${method} ${path} ${cause instanceof Error ? cause.message : String(cause)}`);
    }
    times.push(performance.now() - since);
  }
  const note = (failure: string) => failures.set(failure, (failures.get(failure) ?? 0) + 1);

  const timer = setInterval(() => {
    const ask = asks[sent++ % asks.length];
    if (!ask) return;
    const asked = one(ask).finally(() => open.delete(asked));
    open.add(asked);
  }, 1_000 / perSecond);

  return {
    /** @returns the failures since the last call */
    takeFailures() {
      const taken = [...failures].map(([what, times]) => `${what} × ${times}`);
      failures.clear();
      return taken;
    },
    sent: () => sent,
    /** @returns the 95th percentile of response times since the last call */
    takeSlowMs() {
      const taken = times;
      times = [];
      return quantile(taken, 0.95) || 0;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
