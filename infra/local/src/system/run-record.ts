import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startGuard } from '../guard.ts';
import { writeRunFile } from './run-file.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Settings } from './settings.ts';
import type { UnitProcess } from '../runner/unit-process.ts';
import type { RunFile } from './run-file.ts';

/** Keeps `run.json` up to date as processes start and exit. */
export function runRecord({
  settings,
  secrets,
  infrastructure,
  addresses,
}: {
  settings: Settings;
  secrets: { adminPassword: string };
  infrastructure: Infrastructure;
  addresses: Awaited<ReturnType<typeof import('./plan.ts').planSystem>>['addresses'];
}) {
  const processes: UnitProcess[] = [];
  const guard = startGuard();
  let writing = writeFile(path.join(settings.dataDir, 'guard.pid'), String(guard.pid));
  let isClosed = false;

  function describe(): RunFile {
    const pids: Record<string, number[]> = {};
    const ops: Record<string, string[]> = {};
    for (const { spec, pid } of processes) {
      if (pid) (pids[spec.unit] ??= []).push(pid);
      (ops[spec.unit] ??= []).push(spec.ops);
    }
    const { nats, postgres, databases, control } = infrastructure;
    if (nats.pids.length > 0) pids.nats = nats.pids;
    if (postgres.pids.length > 0) pids.postgres = postgres.pids;
    const first = <T>(lists: Record<string, T[]>) =>
      Object.fromEntries(
        Object.entries(lists).flatMap(([unit, [one]]) => (one === undefined ? [] : [[unit, one] as const])),
      );
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
      ...(control && { cluster: control }),
    };
  }

  /** If this process is killed, the guard ends units before the servers they need. */
  function watchAll() {
    const { nats, postgres } = infrastructure;
    guard.watch([
      ...processes.map(({ pid }) => ({ pid, signal: 'TERM' as const })).reverse(),
      ...nats.pids.map((pid) => ({ pid, signal: 'TERM' as const })),
      ...postgres.pids.map((pid) => ({ pid, signal: 'INT' as const })),
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
    /** Call after all units have stopped. */
    async close() {
      isClosed = true;
      await writing;
    },
    /** Call after the servers have stopped too. */
    release: guard.release,
  };
}
