import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.mjs';

/** The order in which units start; those of one wave start together. They stop the other way round. */
export const waves = /** @type {const} */ ([
  ['mailbox', 'payments'],
  ['catalog', 'identity', 'notifications', 'leads'],
  ['gateway'],
  ['shell'],
]);

const entries = /** @type {Record<string, string>} */ ({
  mailbox: 'infra/local/src/mailbox/main.mjs',
  payments: 'infra/local/src/payments/main.mjs',
  catalog: 'services/catalog/dist/main.js',
  identity: 'services/identity/dist/main.js',
  notifications: 'services/notifications/dist/main.js',
  leads: 'services/leads/dist/main.js',
  gateway: 'services/gateway/dist/main.js',
  shell: 'shell/dist/server/main.js',
});

/** @param {string} unit */
export const entryOf = (unit) => path.join(root, entries[unit] ?? '');

/** @param {string} unit */
export const exists = (unit) => existsSync(entryOf(unit));
