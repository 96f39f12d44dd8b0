import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGuard } from '../guard.ts';
import { startNats } from '../nats.ts';
import { startPostgres } from '../postgres.ts';
import { keep } from './servers.ts';

/** Each Jest project has its own workers. */
const mostProjects = 16;

/**
 * Starts one PostgreSQL and one NATS server for a test run. Each Jest worker has its own NATS account (`w1`, `w2`, …,
 * by JEST_WORKER_ID), so that equal subjects and streams do not collide.
 */
export default async function startServers({ maxWorkers }: { maxWorkers: number }) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'valam test '));
  const [postgres, nats] = await Promise.all([
    startPostgres({ dataDir, isDurable: false }),
    startNats({
      dataDir,
      accounts: 1 + maxWorkers * mostProjects,
      ...(process.env.NATS_SERVER_BIN && { program: process.env.NATS_SERVER_BIN }),
    }),
  ]);
  const guard = startGuard([dataDir]);
  guard.watch([
    { pid: nats.pid, signal: 'TERM' },
    { pid: postgres.pid, signal: 'INT' },
  ]);
  keep({ dataDir, postgres, nats, guard });
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_NATS_URL = nats.url;
}
