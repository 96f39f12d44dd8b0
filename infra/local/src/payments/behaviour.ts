import type { State } from './state.ts';

/** injected faults */
export interface Behaviour {
  delayWebhooksMs: number;
  /** dropped unless redelivered; a number is the share that is dropped */
  dropWebhooks: boolean | number;
  /** share of API calls that fail with 500, half of them after taking effect */
  failApiRate: number;
  delayApiMs: number;
  /** refunds are accepted and then fail */
  failRefunds: boolean;
}

const good: Behaviour = {
  delayWebhooksMs: 0,
  dropWebhooks: false,
  failApiRate: 0,
  delayApiMs: 0,
  failRefunds: false,
};

export function behaviourIn(state: State) {
  return {
    now: (): Behaviour => ({ ...good, ...state.get('behaviour', 'now')?.settings }),
    set(change: Partial<Behaviour>) {
      const known = Object.fromEntries(Object.entries(change).filter(([name]) => name in good));
      state.put('behaviour', {
        id: 'now',
        settings: { ...state.get('behaviour', 'now')?.settings, ...known },
      });
      return this.now();
    },
  };
}
