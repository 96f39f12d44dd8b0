import { createHmac } from 'node:crypto';
import { newId, now } from './state.ts';
import type { Event } from './provider-types.ts';
import type { Behavior, Kinds, State } from './state.ts';

const apiVersion = '2026-10-28.endive';
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const patienceMs = 20_000;

type Announce = (type: Event['type'], object: object) => void;
/** Shared by all parts of the provider: its state, and how the shop is notified of changes. */
export interface Provider {
  state: State;
  announce: Announce;
}

const signature = (payload: string, secret: string, at: number) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;

const isGood = (status: number) => status >= 200 && status < 300;

/**
 * Records events and delivers signed webhooks, delayed or dropped if configured, with retries until the response is
 * 2xx.
 */
export function eventLog({
  state,
  url,
  secret,
  behavior,
}: {
  state: State;
  url: string;
  secret: string;
  behavior: () => Behavior;
}) {
  const timers: Map<string, NodeJS.Timeout> = new Map();
  let isStopped = false;

  const deliveryOf = (id: string) => state.get('delivery', id) ?? { id, isDone: false, attempts: [] };
  const note = (id: string, change: Partial<Kinds['delivery']>) =>
    state.put('delivery', { ...deliveryOf(id), ...change });

  /** @returns the HTTP status, 0 without a response */
  async function send(event: Event): Promise<number> {
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
    const before = deliveryOf(event.id);
    const attempts = [...before.attempts, { at: new Date().toISOString(), status }];
    if (!isStopped) note(event.id, { attempts, isDone: before.isDone || isGood(status) });
    return status;
  }

  function plan(event: Event, inMs: number) {
    if (isStopped) return;
    clearTimeout(timers.get(event.id));
    const timer = setTimeout(() => void attempt(event), inMs);
    timers.set(event.id, timer);
  }

  async function attempt(event: Event) {
    timers.delete(event.id);
    if (isGood(await send(event))) return;
    const tried = deliveryOf(event.id).attempts.length;
    plan(event, pausesMs[Math.min(Math.max(tried, 1), pausesMs.length) - 1] ?? 0);
  }

  return {
    announce(type: Event['type'], object: object) {
      const event = state.put('event', {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        // A snapshot: later changes of the object must not change a webhook that is sent again.
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      const { dropWebhooks, delayWebhooksMs } = behavior();
      const isLost =
        dropWebhooks === true || (typeof dropWebhooks === 'number' && Math.random() < dropWebhooks);
      note(event.id, { isLost });
      if (!isLost) plan(event, delayWebhooksMs);
    },
    /** Immediately, regardless of earlier deliveries. */
    redeliver: send,
    /** Continues deliveries after a restart. */
    resume() {
      for (const event of state.all('event')) {
        const { isDone, isLost } = deliveryOf(event.id);
        if (!isDone && !isLost) plan(event, 0);
      }
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
