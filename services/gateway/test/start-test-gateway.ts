import type { NatsConnection } from '@nats-io/transport-node';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { readConfig } from '@valam/service-kit/config/read-config';
import { Metrics } from '@valam/service-kit/health/metrics';
import { Readiness } from '@valam/service-kit/health/readiness';
import { createLogger } from '@valam/service-kit/logging/logger';
import { connectNats } from '@valam/service-kit/nats/connection';
import { FixedClock } from '@valam/service-kit/testing/fixed-clock';
import { PlayedUnits } from '@valam/service-kit/testing/play-unit';
import { testCallerKeys } from '@valam/service-kit/testing/test-keys';
import { testServers } from '@valam/service-kit/testing/test-servers';
import { gatewaySettings } from '../src/config.js';
import { RunningGateway } from '../src/running-gateway.js';

/**
 * On a loaded machine a fake may need longer than production allows for these calls; the gateway would go on without its
 * answer. A service that is away is not affected: its calls are refused at once.
 */
for (const rpc of [consumeLimit, readSession]) Object.assign(rpc, { timeoutMs: 20_000 });

export interface TestGateway {
  readonly origin: string;
  readonly units: PlayedUnits;
  readonly nats: NatsConnection;
  readonly readiness: Readiness;
  /** Logged lines; empty if the log is printed to the console. */
  readonly logged: readonly string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts a gateway on a free port; the test fakes the services behind it. */
export async function startTestGateway(env: Record<string, string> = {}): Promise<TestGateway> {
  const { natsUrl } = testServers();
  const [nats, own] = await Promise.all([connectNats(natsUrl, 'gateway'), connectNats(natsUrl, 'test')]);
  const readiness = new Readiness();
  const settings = readConfig(gatewaySettings, {
    STORAGE_URL: 'file:///tmp',
    DRAIN_MS: '0',
    CALLER_SIGNING_KEY: testCallerKeys.signing,
    ...env,
  });
  const logged: string[] = [];
  const { TEST_LOG_LEVEL } = process.env;
  const log = TEST_LOG_LEVEL
    ? createLogger('gateway', TEST_LOG_LEVEL)
    : createLogger('gateway', 'info', { write: (line) => void logged.push(line) });
  const metrics = new Metrics('gateway');
  const gateway = new RunningGateway(
    { nats, log, readiness, metrics, clock: new FixedClock('2026-11-02T06:00:00Z') },
    settings,
  );
  const port = await gateway.start();
  const origin = `http://127.0.0.1:${port}`;
  const units = new PlayedUnits(own);
  await units.answer(consumeLimit, () => ({ allowed: true, remaining: 9, retryAfterSeconds: 0 }));
  const call = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
  return {
    origin,
    units,
    nats: own,
    readiness,
    logged,
    fetch: call,
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop() {
      await gateway.stop();
      await own.close();
    },
  };
}
