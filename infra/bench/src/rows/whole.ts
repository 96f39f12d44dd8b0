import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@valam/local/ports';
import { dropLocalData } from '@valam/local/system/fresh';
import { readSettings } from '@valam/local/system/settings';
import { startSystem } from '@valam/local/system/start-system';
import { pause } from '@valam/local/waiting';
import { canReadProcesses, memoryByUnit } from '@valam/testing/proc';
import { notMeasured } from '@valam/testing/report';
import { judged } from './judge.ts';
import type { Target } from '../target.ts';

/** Long enough for on-demand processes, such as the image process, to exit. */
const settlingMs = 30_000;

export async function measureMemory({ system, run }: Target) {
  const goal = '≤ 0.9 GiB idle';
  if (!canReadProcesses) return [notMeasured('memory', '/proc is needed', goal)];
  await pause(settlingMs);
  const units = memoryByUnit(run().processes);
  const total = units.reduce((sum, { mib }) => sum + mib, 0);
  return [
    judged('memory of the whole system', {
      value: total / 1_024,
      most: 0.9,
      unit: 'GiB',
      measured: `${(total / 1_024).toFixed(2)} GiB (${units
        .sort((a, b) => b.mib - a.mib)
        .slice(0, 4)
        .map(({ unit, mib }) => `${unit} ${mib.toFixed(0)} MiB`)
        .join(', ')})${system.isOwn ? '' : ', after other use'}`,
      goal,
      yardstick: 'proportional share of each process',
      details: units,
    }),
  ];
}

/** Starts, stops and restarts a separate system. */
export async function measureStart({ log }: Pick<Target, 'log'>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'valam-bench-'));
  try {
    const settings = readSettings({
      ...process.env,
      SITE_ORIGIN: '',
      SITE_PORT: String(await freePort()),
      DATA_DIR: dataDir,
    });
    const start = async () => {
      const since = performance.now();
      const system = await startSystem(settings, { log: () => {}, say: log });
      return { system, seconds: (performance.now() - since) / 1_000 };
    };
    const first = await start();
    await first.system.stop();
    const second = await start();
    const catalog = second.system.processes.find(({ spec }) => spec.unit === 'catalog');
    const since = performance.now();
    await catalog?.restart();
    const isReady = await catalog?.becomesReady(60_000);
    const alone = (performance.now() - since) / 1_000;
    await second.system.stop();
    return [
      judged('second start', {
        value: second.system.isWhole ? second.seconds : Infinity,
        most: 15,
        unit: 's',
        measured: `${second.seconds.toFixed(1)} s (the first, with what was built: ${first.seconds.toFixed(1)} s)`,
        goal: '≤ 15 s',
      }),
      judged('a service alone', {
        value: isReady ? alone : Infinity,
        most: 2,
        unit: 's',
        measured: `${alone.toFixed(1)} s (catalog, stopped and ready again)`,
        goal: '≤ 2 s',
      }),
    ];
  } finally {
    await dropLocalData(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}
