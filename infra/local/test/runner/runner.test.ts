import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../src/ports.ts';
import { isAlive } from '../../src/processes.ts';
import { restartPause } from '../../src/runner/restart-pause.ts';
import { worthSeeing } from '../../src/runner/unit-log.ts';
import { unitProcess } from '../../src/runner/unit-process.ts';
import { folderOfTest } from '../../src/testing/folder.ts';
import { until } from '../../src/waiting.ts';

const serves = `
import http from 'node:http';
console.log(JSON.stringify({ level: 30, msg: 'quiet' }));
console.log(JSON.stringify({ level: 40, msg: 'loud' }));
http.createServer((request, response) => response.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1');
`;

describe('a supervised process', () => {
  let said: string[];
  let units: ReturnType<typeof unitProcess>[];
  beforeEach(() => {
    said = [];
    units = [];
  });
  afterEach(async () => {
    await Promise.all(units.map((unit) => unit.stop()));
  });
  const dir = folderOfTest();

  async function unit(code: string, cwd = dir(), logFile = path.join(dir(), 'leads.log')) {
    const entry = path.join(dir(), 'unit.mjs');
    await writeFile(entry, code);
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const one = unitProcess(
      {
        unit: 'leads',
        label: 'leads',
        entry,
        cwd,
        env: { PORT: String(port) },
        ops: address,
        readyUrl: `${address}/readyz`,
        logFile,
      },
      { say: (line) => said.push(line) },
    );
    units.push(one);
    one.start();
    return one;
  }

  it('becomes ready, is restarted when it dies, and logs that in one line', async () => {
    const leads = await unit(serves);
    expect(await leads.becomesReady(60_000)).toBe(true);
    const before = Number(leads.pid);
    process.kill(before, 'SIGKILL');
    await until(() => leads.pid && leads.pid !== before, { timeoutMs: 30_000 });
    expect(await leads.becomesReady(60_000)).toBe(true);
    expect(said.filter((line) => line.includes('starting it again'))).toEqual([
      'leads ended (SIGKILL); starting it again in 0.25 s',
    ]);
  });

  it('is restarted with backoff and given up on when it crashes repeatedly', async () => {
    const leads = await unit("console.error('STRIPE_SECRET_KEY is missing'); process.exit(1);");
    expect(await leads.becomesReady(30_000)).toBe(false);
    expect(said).toContain('leads │ STRIPE_SECRET_KEY is missing');
    expect(said.filter((line) => line.includes('again')).map((line) => line.split(' in ')[1])).toEqual([
      '0.25 s',
      '1 s',
      '2 s',
    ]);
  });

  it('is retried when it cannot be spawned', async () => {
    const folder = path.join(dir(), 'not-there-yet');
    const leads = await unit(serves, folder);
    await until(() => said.some((line) => line.includes('could not be started')), { timeoutMs: 30_000 });
    await mkdir(folder);
    expect(await leads.becomesReady(60_000)).toBe(true);
  });

  it('keeps running when the disk is full and its log cannot be written', async () => {
    const leads = await unit(serves, dir(), '/dev/full');
    expect(await leads.becomesReady(60_000)).toBe(true);
    await until(() => said.some((line) => line.includes('log')), { timeoutMs: 30_000 });
    expect(said.filter((line) => line.includes('ENOSPC'))).toHaveLength(1);
  });

  it('has exited after it was stopped, however it handles the signal', async () => {
    const leads = await unit(
      `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 200));\n${serves}`,
    );
    await leads.becomesReady(60_000);
    const pid = Number(leads.pid);
    await leads.stop();
    expect(isAlive(pid)).toBe(false);
    expect(said.join()).not.toContain('again');
  });

  const notesItsProcesses = `
import { appendFileSync } from 'node:fs';
appendFileSync('pids', process.pid + '\\n');
process.on('SIGTERM', () => setTimeout(() => process.exit(0), 200));
${serves}`;
  const livingProcesses = async () =>
    (await readFile(path.join(dir(), 'pids'), 'utf8')).trim().split('\n').map(Number).filter(isAlive);

  it('remains a single process when restarted twice in quick succession', async () => {
    const leads = await unit(notesItsProcesses);
    await leads.becomesReady(60_000);
    const before = leads.pid;
    await Promise.all([leads.restart(), leads.restart()]);
    expect(leads.pid).not.toBe(before);
    await leads.becomesReady(60_000);
    // A second process would find the port in use.
    await until(() => said.some((line) => line.includes('again')), { timeoutMs: 1_000 });
    expect(said.join()).not.toContain('again');
    expect(await livingProcesses()).toEqual([leads.pid]);
  });

  it('stays stopped if it is stopped during a restart', async () => {
    const leads = await unit(notesItsProcesses);
    await leads.becomesReady(60_000);
    await Promise.all([leads.restart(), leads.stop()]);
    expect(leads.pid).toBeUndefined();
    expect(await livingProcesses()).toEqual([]);
  });

  it('writes everything to its log and prints only what matters', async () => {
    const leads = await unit(serves);
    await leads.becomesReady(60_000);
    await until(() => said.length > 0, { timeoutMs: 30_000 });
    expect(said).toEqual(['leads │ warn: loud']);
    await leads.stop();
    expect(await readFile(path.join(dir(), 'leads.log'), 'utf8')).toContain('"quiet"');
  });
});

describe('the restart backoff', () => {
  it('resets once the unit has run for a minute', () => {
    expect(restartPause({ failures: 3, ranMs: 59_000, code: 1 })).toEqual({ pauseMs: 4_000, failures: 4 });
    expect(restartPause({ failures: 3, ranMs: 61_000, code: 1 })).toEqual({ pauseMs: 250, failures: 1 });
  });

  it('is short after a clean exit, which is not a failure', () => {
    expect(restartPause({ failures: 3, ranMs: 20_000, code: 0 })).toEqual({ pauseMs: 250, failures: 0 });
    expect(restartPause({ failures: 3, ranMs: 20_000, code: null })).toEqual({ pauseMs: 4_000, failures: 4 });
  });

  it('grows for a unit that exits immediately, cleanly or not', () => {
    expect(restartPause({ failures: 1, ranMs: 100, code: 0 })).toEqual({ pauseMs: 1_000, failures: 2 });
  });
});

describe('log lines in the terminal', () => {
  it('are warnings and errors, and everything that is not a log entry', () => {
    expect(worthSeeing('{"level":30,"msg":"fine"}')).toBeUndefined();
    expect(worthSeeing('{"level":50,"msg":"broken","err":{"message":"no disk"}}')).toBe(
      'error: broken (no disk)',
    );
    expect(worthSeeing('{"level":"error","msg":"remote failed","reason":"Error: away\\n    at x"}')).toBe(
      'error: remote failed (Error: away)',
    );
    expect(worthSeeing('{"level":"info","msg":"fine"}')).toBeUndefined();
    expect(worthSeeing('Segmentation fault')).toBe('Segmentation fault');
    expect(worthSeeing('  ')).toBeUndefined();
  });
});
