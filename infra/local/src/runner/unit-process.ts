import { spawn } from 'node:child_process';
import { end } from '../processes.ts';
import { answersWell, until } from '../waiting.ts';
import { nodeFlags } from './node-flags.ts';
import { restartPause } from './restart-pause.ts';
import { unitLog } from './unit-log.ts';
import type { ChildProcess } from 'node:child_process';

/** one process */
export interface UnitSpec {
  unit: string;
  label: string;
  /** the file that Node runs */
  entry: string;
  cwd: string;
  env: Record<string, string>;
  /** responds with 200 when the unit is ready */
  readyUrl: string;
  ops: string;
  logFile: string;
}

/** Supervises one process of a unit: restarts it with backoff when it exits unexpectedly, and logs one line. */
export function unitProcess(
  spec: UnitSpec,
  { say, onChange = () => {} }: { say: (line: string) => void; onChange?: () => void },
) {
  const log = unitLog({ file: spec.logFile, label: spec.label, say });
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  let failures = 0;
  /** Counts calls of `restart` and `stop`: the latest one decides whether to start again after the exit. */
  let orders = 0;
  let startedAt = 0;

  function ended(how: string, code: number | null) {
    child = undefined;
    onChange();
    if (!isWanted) return;
    const next = restartPause({ failures, ranMs: Date.now() - startedAt, code });
    failures = next.failures;
    say(`${spec.label} ${how}; starting it again in ${next.pauseMs / 1_000} s`);
    timer = setTimeout(launch, next.pauseMs);
  }

  function launch() {
    startedAt = Date.now();
    const started = spawn(process.execPath, [...nodeFlags, spec.entry], {
      cwd: spec.cwd,
      env: spec.env,
      // Its own process group: Ctrl-C in the terminal must not reach it out of shutdown order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    log.follow(started.stdout);
    log.follow(started.stderr);
    // If spawning fails, there is no exit event.
    started.on('error', (error) => {
      if (started.pid === undefined) ended(`could not be started: ${error.message}`, null);
    });
    started.once('exit', (code, signal) => ended(`ended (${signal ?? `code ${code}`})`, code));
    onChange();
  }

  return {
    spec,
    get pid() {
      return child?.pid;
    },
    get failures() {
      return failures;
    },
    start() {
      isWanted = true;
      launch();
    },
    /** Gives up early on a crash loop. */
    async becomesReady(timeoutMs: number, signal?: AbortSignal): Promise<boolean> {
      const verdict = await until(
        async () => {
          if (await answersWell(spec.readyUrl, 1_500)) return 'ready';
          return failures >= 3 || signal?.aborted ? 'given up' : undefined;
        },
        { timeoutMs, everyMs: 60 },
      );
      return verdict === 'ready';
    },
    /** Used after a code change. */
    async restart() {
      const order = ++orders;
      isWanted = false;
      clearTimeout(timer);
      if (child?.pid) await end(child.pid);
      if (order !== orders) return;
      failures = 0;
      isWanted = true;
      launch();
    },
    async stop() {
      orders += 1;
      isWanted = false;
      clearTimeout(timer);
      if (child?.pid) await end(child.pid, { patienceMs: 28_000 });
      await log.close();
    },
  };
}

export type UnitProcess = ReturnType<typeof unitProcess>;
