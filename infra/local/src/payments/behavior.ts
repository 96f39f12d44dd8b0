import type { State } from './state.ts';

/** injected faults */
export interface Behavior {
  delayWebhooksMs: number;
  /** dropped unless redelivered; a number is the share that is dropped */
  dropWebhooks: boolean | number;
  /** share of API calls that fail with 500, half of them after taking effect */
  failApiRate: number;
  delayApiMs: number;
  /** refunds are accepted and then fail */
  failRefunds: boolean;
}

const good: Behavior = {
  delayWebhooksMs: 0,
  dropWebhooks: false,
  failApiRate: 0,
  delayApiMs: 0,
  failRefunds: false,
};

export function behaviorIn(state: State) {
  return {
    now: (): Behavior => ({ ...good, ...state.get('behavior', 'now')?.settings }),
    set(change: Partial<Behavior>) {
      const known = Object.fromEntries(Object.entries(change).filter(([name]) => name in good));
      state.put('behavior', {
        id: 'now',
        settings: { ...state.get('behavior', 'now')?.settings, ...known },
      });
      return this.now();
    },
  };
}
