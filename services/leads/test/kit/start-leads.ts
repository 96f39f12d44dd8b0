import { afterAll } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '@valam/service-kit/clock/clock';
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@valam/service-kit/testing/start-test-service';
import { DrawPdf } from '../../src/document/draw-pdf.js';
import { leadsService } from '../../src/leads.service.js';
import { WebhookDoor } from './webhook-door.js';

export const webhookSecret = 'whsec_test';
const secretKey = 'sk_test_leads';

interface Sandbox {
  readonly url: string;
  stop(): Promise<void>;
  pay(sessionId: string, outcome?: 'success' | 'decline'): Promise<void>;
  /** Saves a card on a page that requires one. */
  saveCard(sessionId: string, card?: 'good' | 'decline' | 'authenticate' | 'india'): Promise<void>;
  /** Sets the response of a saved card's bank from now on. */
  answerWith(methodId: string, card: 'good' | 'decline' | 'authenticate'): Promise<void>;
  /** The card at the provider; without a customer once it is detached. */
  card(methodId: string): Promise<{ readonly customer: string | null }>;
  expire(sessionId: string): Promise<void>;
  events(): Promise<SandboxEvent[]>;
  redeliver(eventId: string): Promise<number>;
  behave(behavior: Record<string, unknown>): Promise<void>;
  refunds(paymentId: string): Promise<{ id: string; amount: number; status: string }[]>;
  /** Refunds a whole payment in the provider's dashboard. */
  refundByHand(paymentId: string): Promise<void>;
  /** All of the provider's records of a kind. */
  list(kind: 'charges' | 'refunds' | 'payment_intents' | 'checkout/sessions'): Promise<ProviderRecord[]>;
}

interface ProviderRecord {
  readonly id: string;
  readonly customer_email?: string;
  readonly metadata?: Record<string, string>;
  readonly status: string;
}

interface SandboxEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: Record<string, unknown> };
  readonly delivery: { readonly isDone: boolean; readonly isLost?: boolean } | null;
}

export interface Leads extends TestService {
  readonly sandbox: Sandbox;
  readonly env: Record<string, string>;
  readonly door: WebhookDoor;
  /**
   * Another replica on the same database and provider, optionally with a different clock; calls reach either.
   */
  replica(clock?: Clock): Promise<TestService>;
}

const drawing = new DrawPdf();

/**
 * Every paid booking gets its receipt by email, and a rendering thread parses its fonts first: all files of a
 * test worker share one thread, that for visitors. The one for emails has the lowest priority, for which
 * tests would have to wait.
 */
async function started(
  options: Pick<TestServiceOptions<never>, 'env' | 'at' | 'clock' | 'database'>,
): Promise<TestService> {
  const service = await startTestService({ ...leadsService, ...options });
  service.get(DrawPdf).run = (filename, document) => drawing.run(filename, document, 'visitor');
  return service;
}

/**
 * Starts leads with real PostgreSQL and NATS, and the payment sandbox as its provider, whose webhooks pass
 * through a gateway stub.
 */
export async function startLeads({
  at = '2027-01-04T06:00:00Z',
  environment = 'test',
}: { at?: string; environment?: string } = {}): Promise<Leads> {
  const door = await WebhookDoor.open();
  const sandbox = await startSandbox(door.url);
  const env = {
    NODE_ENV: environment,
    SITE_ORIGIN: 'http://localhost:8080',
    BRAND_EMAIL: 'team@valam.example',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: sandbox.url,
  };
  const service = await started({ env, at });
  door.leadTo(service.rpc);
  return Object.assign(service, {
    sandbox,
    env,
    door,
    replica: (clock: Clock = service.clock) => started({ env, clock, database: service.database }),
    stop: stopping(service.stop.bind(service), sandbox, door),
  });
}

/** Starts leads for the tests of one file, and stops it after the last test. */
export async function runningLeads(options?: Parameters<typeof startLeads>[0]): Promise<Leads> {
  const leads = await startLeads(options);
  afterAll(() => leads.stop());
  return leads;
}

function stopping(stopService: () => Promise<void>, sandbox: Sandbox, door: WebhookDoor) {
  return async () => {
    await sandbox.stop();
    await door.close();
    await stopService();
  };
}

async function startSandbox(webhookUrl: string): Promise<Sandbox> {
  // The sandbox is plain JavaScript with its types in comments.
  const entry = '../../../../infra/local/src/payments/sandbox.ts';
  const { startPaymentSandbox } = (await import(entry)) as {
    startPaymentSandbox(options: Record<string, unknown>): Promise<{ url: string; stop(): Promise<void> }>;
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leads-payments-'));
  const running = await startPaymentSandbox({ dataDir, secretKey, webhookSecret, webhookUrl });
  const ask = async (method: string, address: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${running.url}${address}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    url: running.url,
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    pay: async (id, outcome = 'success') =>
      void (await ask('POST', `/_sandbox/sessions/${id}/pay`, { outcome })),
    saveCard: async (id, card = 'good') => void (await ask('POST', `/_sandbox/sessions/${id}/pay`, { card })),
    answerWith: async (id, card) =>
      void (await ask('POST', `/_sandbox/payment_methods/${id}/answer`, { card })),
    card: async (id) => (await ask('GET', `/v1/payment_methods/${id}`)) as { customer: string | null },
    expire: async (id) => void (await ask('POST', `/_sandbox/sessions/${id}/expire`, {})),
    events: async () => (await ask('GET', '/_sandbox/events')) as SandboxEvent[],
    redeliver: async (id) =>
      ((await ask('POST', `/_sandbox/events/${id}/redeliver`, {})) as { status: number }).status,
    behave: async (behavior) => void (await ask('PUT', '/_sandbox/behaviour', behavior)),
    refunds: async (paymentId) =>
      ((await ask('GET', `/v1/refunds?payment_intent=${paymentId}&limit=100`)) as { data: never[] }).data,
    refundByHand: async (paymentId) => {
      const response = await fetch(`${running.url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ payment_intent: paymentId }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async list(kind) {
      const all: ProviderRecord[] = [];
      for (;;) {
        const after = all.at(-1)?.id;
        const address = `/v1/${kind}?limit=100${after ? `&starting_after=${after}` : ''}`;
        const page = (await ask('GET', address)) as { data: ProviderRecord[]; has_more: boolean };
        all.push(...page.data);
        if (!page.has_more) return all;
      }
    },
  };
}
