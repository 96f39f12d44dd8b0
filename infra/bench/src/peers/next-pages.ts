import { fork } from 'node:child_process';
import path from 'node:path';
import { send } from '@valam/testing/http';
import { freePort } from '@valam/local/ports';
import { end } from '@valam/local/processes';
import { until } from '@valam/local/waiting';
import { installedPeer } from './installed-peer.ts';

const next = 'node_modules/next/dist/bin/next';
const slug = 'discovering-shiva';

export interface NextPages {
  readonly origins: readonly string[];
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/** Next.js with the tour page, in as many processes as the shell renders with, reading from our gateway. */
export async function startNextPages({
  gateway,
  processes,
  log,
}: {
  gateway: string;
  processes: number;
  log: (line: string) => void;
}): Promise<NextPages> {
  const folder = await installedPeer('pages', { log, build: [next, 'build'] });
  const servers = await Promise.all(
    Array.from({ length: processes }, async () => {
      const port = await freePort();
      const child = fork(path.join(folder, next), ['start', '-p', String(port), '-H', '127.0.0.1'], {
        cwd: folder,
        env: { ...process.env, API: gateway, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        silent: true,
      });
      return { pid: child.pid ?? 0, origin: `http://127.0.0.1:${port}` };
    }),
  );
  const stop = async () => {
    await Promise.all(servers.map(({ pid }) => end(pid)));
  };
  for (const { origin } of servers)
    for (const page of ['rendered', 'kept']) {
      const isReady = async () => (await send(`${origin}/${page}/${slug}`)).status === 200;
      if (await until(isReady, { timeoutMs: 30_000, everyMs: 300 })) continue;
      await stop();
      throw new Error(`${origin}/${page}/${slug} does not answer`);
    }
  return { origins: servers.map(({ origin }) => origin), pids: servers.map(({ pid }) => pid), stop };
}

export const addressesOf = ({ origins }: NextPages, page: 'rendered' | 'kept'): string[] =>
  origins.map((origin) => `${origin}/${page}/${slug}`);
