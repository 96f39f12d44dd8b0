import { createHmac } from 'node:crypto';
import { now } from './state.ts';
import type { State } from './state.ts';
import type { Behaviour } from './behaviour.ts';

const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const patienceMs = 20_000;

const signature = (payload: string, secret: string, at: number) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;

/** Tells the shop about events: signed, late or not at all when told so, and again until it answers 2xx. */
export function webhooks({
  state,
  url,
  secret,
  behaviour,
}: {
  state: State;
  url: string;
  secret: string;
  behaviour: () => Behaviour;
}) {
  const timers: Map<string, NodeJS.Timeout> = new Map();
  let isStopped = false;

  const note = (id: string, change: object) =>
    state.put('delivery', { id, isDone: false, attempts: [], ...state.get('delivery', id), ...change });

  /** @returns the status answered, 0 for none */
  async function send(event: any): Promise<number> {
    const payload = JSON.stringify(event);
    const response = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(payload, secret, now()),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => undefined);
    await response?.body?.cancel();
    const status = response?.status ?? 0;
    const attempts = [
      ...(state.get('delivery', event.id)?.attempts ?? []),
      { at: new Date().toISOString(), status },
    ];
    const isDone = state.get('delivery', event.id)?.isDone || (status >= 200 && status < 300);
    if (!isStopped) note(event.id, { attempts, isDone });
    return status;
  }

  function plan(event: any, inMs: number) {
    if (isStopped) return;
    clearTimeout(timers.get(event.id));
    timers.set(
      event.id,
      setTimeout(() => attempt(event), inMs),
    );
  }

  async function attempt(event: any) {
    timers.delete(event.id);
    const status = await send(event);
    if (status >= 200 && status < 300) return;
    const tried = state.get('delivery', event.id)?.attempts.length ?? 1;
    plan(event, pausesMs[Math.min(tried - 1, pausesMs.length - 1)] ?? 0);
  }

  return {
    deliver(event: any) {
      const { dropWebhooks, delayWebhooksMs } = behaviour();
      const isLost =
        dropWebhooks === true || (typeof dropWebhooks === 'number' && Math.random() < dropWebhooks);
      note(event.id, { isLost });
      if (!isLost) plan(event, delayWebhooksMs);
    },
    /** At once and whatever happened before. */
    redeliver: send,
    /** Goes on where an earlier process stopped. */
    resume() {
      for (const event of state.all('event')) {
        const delivery = state.get('delivery', event.id);
        if (!delivery?.isDone && !delivery?.isLost) plan(event, 0);
      }
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
