import type { Postgres } from '../postgres.ts';
import type { Nats } from '../nats.ts';
import type { Guard } from '../guard.ts';

export interface Servers {
  dataDir: string;
  postgres: Postgres;
  nats: Nats;
  guard: Guard;
}

// Jest loads setup and teardown as separate copies of this module: they share only the process.
const key = Symbol.for('valam.test-servers');
const store = process as unknown as Record<symbol, Servers | undefined>;

export function keep(servers: Servers) {
  store[key] = servers;
}

export function take(): Servers | undefined {
  const servers = store[key];
  store[key] = undefined;
  return servers;
}
