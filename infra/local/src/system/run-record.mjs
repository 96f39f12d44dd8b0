import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startGuard } from '../guard.mjs';
import { writeRunFile } from './run-file.mjs';

/** @typedef {import('../runner/unit-process.mjs').UnitProcess} UnitProcess */

/**
 * Keeps `run.json` true while processes come and go.
 * @param {{ settings: import('./settings.mjs').Settings, secrets: { adminPassword: string }, infrastructure: Awaited<ReturnType<typeof import('./infrastructure.mjs').startInfrastructure>>, addresses: Awaited<ReturnType<typeof import('./plan.mjs').planSystem>>['addresses'] }} known
 */
export function runRecord({ settings, secrets, infrastructure, addresses }) {
  /** @type {UnitProcess[]} */
  const processes = [];
  const guard = startGuard();
  let writing = writeFile(path.join(settings.dataDir, 'guard.pid'), String(guard.pid));
  let isClosed = false;

  /** @returns {import('./run-file.mjs').RunFile} */
  function describe() {
    /** @type {Record<string, number[]>} */
    const pids = {};
    /** @type {Record<string, string[]>} */
    const ops = {};
    for (const { spec, pid } of processes) {
      if (pid) (pids[spec.unit] ??= []).push(pid);
      (ops[spec.unit] ??= []).push(spec.ops);
    }
    const { nats, postgres, databases } = infrastructure;
    if (nats.pid) pids.nats = [nats.pid];
    if (postgres.pid) pids.postgres = [postgres.pid];
    const first = (/** @type {Record<string, any[]>} */ lists) =>
      Object.fromEntries(Object.entries(lists).map(([unit, list]) => [unit, list[0]]));
    return {
      site: settings.siteOrigin,
      gateway: addresses.gateway,
      ...(addresses.mailbox && { mailbox: addresses.mailbox }),
      smtp: addresses.smtp,
      payments: addresses.payments,
      nats: nats.url,
      database: postgres.url,
      admin: { email: settings.admin.email, password: settings.admin.password ?? secrets.adminPassword },
      pids: first(pids),
      ops: first(ops),
      processes: pids,
      replicas: ops,
      databases,
    };
  }

  /** Should this process be killed, the units end before the servers they need. */
  function watchAll() {
    const { nats, postgres } = infrastructure;
    guard.watch([
      ...processes.map(({ pid }) => ({ pid, signal: /** @type {const} */ ('TERM') })).reverse(),
      { pid: nats.pid, signal: 'TERM' },
      { pid: postgres.pid, signal: 'INT' },
    ]);
  }

  const write = () => {
    if (isClosed) return writing;
    watchAll();
    writing = writing
      .then(() => (isClosed ? undefined : writeRunFile(settings.dataDir, describe())))
      .catch(() => {});
    return writing;
  };
  return {
    processes,
    describe,
    write,
    /** No unit runs any more. */
    async close() {
      isClosed = true;
      await writing;
    },
    /** Nothing runs any more. */
    release: guard.release,
  };
}
