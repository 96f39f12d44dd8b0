import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './checkout.ts';

/** Each has a database, a role and secrets of its own. */
export const services = ['catalog', 'leads', 'identity', 'notifications'] as const;
/** Units with several replicas in production. */
export const units = [...services, 'gateway', 'shell'] as const;
/** A value of `REPLICAS`. */
export const twoOfEach = units.map((unit) => `${unit}=2`).join();

/** The order in which units start; those of one wave start together. They stop the other way round. */
export const waves = [['mailbox', 'payments'], services, ['gateway'], ['shell']] as const;

const entries = {
  mailbox: 'infra/local/src/mailbox/main.ts',
  payments: 'infra/local/src/payments/main.ts',
  catalog: 'services/catalog/dist/main.js',
  identity: 'services/identity/dist/main.js',
  notifications: 'services/notifications/dist/main.js',
  leads: 'services/leads/dist/main.js',
  gateway: 'services/gateway/dist/main.js',
  shell: 'shell/dist/server/main.js',
} as Record<string, string>;

export const entryOf = (unit: string) => path.join(root, entries[unit] ?? '');

export const exists = (unit: string) => existsSync(entryOf(unit));
