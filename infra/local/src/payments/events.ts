import { newId, now } from './state.ts';
import type { State } from './state.ts';

const apiVersion = '2026-10-28.endive';

/** Records that something happened and hands it to the delivery. */
export function eventLog(state: State, deliver: (event: any) => void) {
  return (type: string, object: object) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: now(),
      // A snapshot: what happens to the object later does not change what is sent now.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    state.put('event', event);
    deliver(event);
    return event;
  };
}

export type Announce = ReturnType<typeof eventLog>;
