/** @typedef {{ dataDir: string, postgres: import('../postgres.mjs').Postgres, nats: import('../nats.mjs').Nats, guard: import('../guard.mjs').Guard }} Servers */

// Jest loads set-up and tear-down as separate copies of this file: the process is what they have in common.
const key = Symbol.for('valam.test-servers');
const store = /** @type {Record<symbol, Servers | undefined>} */ (/** @type {unknown} */ (process));

/** @param {Servers} servers */
export function keep(servers) {
  store[key] = servers;
}

/** @returns {Servers | undefined} */
export function take() {
  const servers = store[key];
  store[key] = undefined;
  return servers;
}
