import { spawn } from 'node:child_process';
import { end } from '../processes.mjs';
import { until } from '../waiting.mjs';
import { unitLog } from './unit-log.mjs';

/**
 * @typedef {object} UnitSpec one process
 * @property {string} unit
 * @property {string} label
 * @property {string} entry the file that Node runs
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {string} readyUrl answers 200 when the unit can work
 * @property {string} ops
 * @property {string} logFile
 */

/** How long to wait before a unit that ended on its own is started again. */
const pauses = [250, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const calmMs = 60_000;

/** @param {string} url */
async function isReady(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_500) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/**
 * One process of a unit: started again when it ends on its own, with growing pauses, and said in one line.
 * @param {UnitSpec} spec
 * @param {{ say: (line: string) => void, onChange?: () => void }} hooks
 */
export function unitProcess(spec, { say, onChange = () => {} }) {
  const log = unitLog({ file: spec.logFile, label: spec.label, say });
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isWanted = false;
  let failures = 0;
  let startedAt = 0;

  /** @param {number | null} code @param {NodeJS.Signals | null} signal */
  function ended(code, signal) {
    child = undefined;
    onChange();
    if (!isWanted) return;
    failures = Date.now() - startedAt > calmMs ? 0 : failures;
    const pauseMs = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    failures += 1;
    say(`${spec.label} ended (${signal ?? `code ${code}`}); starting it again in ${pauseMs / 1_000} s`);
    timer = setTimeout(launch, pauseMs);
  }

  function launch() {
    startedAt = Date.now();
    const started = spawn(process.execPath, ['--enable-source-maps', spec.entry], {
      cwd: spec.cwd,
      env: spec.env,
      // A group of its own: Ctrl-C in the terminal must not reach it before its turn to stop has come.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    log.follow(started.stdout);
    log.follow(started.stderr);
    started.once('error', (error) => say(`${spec.label} could not be started: ${error.message}`));
    started.once('exit', ended);
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
    lastWords: log.lastWords,
    start() {
      isWanted = true;
      launch();
    },
    /**
     * Gives up early on one that keeps ending.
     * @param {number} timeoutMs
     * @param {AbortSignal} [signal]
     * @returns {Promise<boolean>}
     */
    async becomesReady(timeoutMs, signal) {
      const verdict = await until(
        async () => {
          if (await isReady(spec.readyUrl)) return 'ready';
          return failures >= 3 || signal?.aborted ? 'given up' : undefined;
        },
        { timeoutMs, everyMs: 60 },
      );
      return verdict === 'ready';
    },
    /** Ends it and starts it again, as after a change of its code. */
    async restart() {
      isWanted = false;
      clearTimeout(timer);
      if (child?.pid) await end(child.pid);
      failures = 0;
      isWanted = true;
      launch();
    },
    async stop() {
      isWanted = false;
      clearTimeout(timer);
      if (child?.pid) await end(child.pid, { patienceMs: 28_000 });
      await log.close();
    },
  };
}

/** @typedef {ReturnType<typeof unitProcess>} UnitProcess */
