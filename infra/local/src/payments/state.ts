import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noSuch } from './api-error.ts';
import type {
  Charge,
  Customer,
  Dispute,
  Event,
  Intent,
  PaymentMethod,
  Refund,
  Session,
  SetupIntent,
} from './provider-types.ts';
import type { TestCard } from './test-cards.ts';

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

interface Delivery {
  id: string;
  isDone: boolean;
  isLost?: boolean;
  attempts: { at: string; status: number }[];
}

interface Replay {
  id: string;
  at: number;
  /** hash of the request */
  print: string;
  status: number;
  body: object;
}

export interface Kinds {
  'checkout.session': Session;
  payment_intent: Intent;
  setup_intent: SetupIntent;
  payment_method: PaymentMethod;
  card_answer: { id: string; answer: TestCard };
  customer: Customer;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: Event;
  delivery: Delivery;
  replay: Replay;
  behavior: { id: string; settings: Partial<Behavior> };
}
export type Kind = keyof Kinds;

/**
 * The state of the sandbox. Each change is appended to a journal before the response is sent, so that a killed process
 * loses nothing it has confirmed.
 */
export function openState(dir: string) {
  const file = path.join(dir, 'journal.jsonl');
  mkdirSync(dir, { recursive: true });
  const collections = new Map<Kind, Map<string, unknown>>();
  function of<K extends Kind>(kind: K) {
    const known = collections.get(kind) ?? new Map<string, unknown>();
    collections.set(kind, known);
    return known as Map<string, Kinds[K]>;
  }

  if (existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      try {
        const { kind, id, value }: { kind: Kind; id: string; value: never } = JSON.parse(line);
        of(kind).set(id, value);
      } catch {
        // A partial last line: the process was killed while writing it.
      }
    }
    const whole = [...collections].flatMap(([kind, all]) =>
      [...all].map(([id, value]) => JSON.stringify({ kind, id, value })),
    );
    writeFileSync(`${file}.new`, whole.map((line) => `${line}\n`).join(''));
    renameSync(`${file}.new`, file);
  }

  return {
    get: <K extends Kind>(kind: K, id: string): Kinds[K] | undefined => of(kind).get(id),
    /** Throws if there is no such object, with the API's name for it. */
    find<K extends Kind>(kind: K, id: string, name: string = kind): Kinds[K] {
      const found = of(kind).get(id);
      if (!found) throw noSuch(name, id);
      return found;
    },
    /** Oldest first. */
    all: <K extends Kind>(kind: K): Kinds[K][] => [...of(kind).values()],
    put<K extends Kind>(kind: K, value: Kinds[K]): Kinds[K] {
      of(kind).set(value.id, value);
      appendFileSync(file, `${JSON.stringify({ kind, id: value.id, value })}\n`);
      return value;
    },
  };
}

export type State = ReturnType<typeof openState>;

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

export const newId = (prefix: string) => `${prefix}_${randomBytes(14).toString('hex')}`;

export const now = () => Math.floor(Date.now() / 1_000);
