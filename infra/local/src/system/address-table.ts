import path from 'node:path';
import type { System } from './start-system.ts';

export type Shown = Pick<System, 'settings' | 'run' | 'isNew' | 'isWhole' | 'troubles'>;

/** The table of addresses printed after startup; problems come last, where they are seen. */
export function addressTable(
  { settings, run, isNew, isWhole, troubles }: Shown,
  seconds: number,
  brand: string,
) {
  const { site, gateway, mailbox, payments, nats, database, admin } = run();
  const isOwn = !settings.admin.password;
  const login = isOwn && isNew ? `${admin.email} / ${admin.password}` : admin.email;
  const withoutPassword = new URL(database);
  withoutPassword.password = '';
  const rows = [
    ['Site', site],
    ['Back office', `${site}/admin   ${login}`],
    ['API', `${site}/api/docs`],
    ['Gateway', gateway],
    ...(mailbox ? [['Mailbox', mailbox]] : []),
    ['Payments', payments],
    ['NATS', nats],
    ['PostgreSQL', withoutPassword.href],
    ['Logs', path.join(settings.dataDir, 'logs')],
    ['All of it', path.join(settings.dataDir, 'run.json')],
  ];
  const width = Math.max(...rows.map(([name]) => name?.length ?? 0));
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(width)}  ${value}`);
  const state = isWhole ? 'is ready' : 'runs, but not all of it is ready';
  const missing = troubles.flatMap((trouble) => [trouble, '']);
  return [
    '',
    `${brand} ${state} (${seconds.toFixed(1)} s). Ctrl-C stops it.`,
    '',
    ...lines,
    '',
    ...missing,
  ].join('\n');
}
