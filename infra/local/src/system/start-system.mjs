import { buildAll } from '../build/build.mjs';
import { isFree } from '../ports.mjs';
import { Obstacle } from '../problem.mjs';
import { startBalancer } from '../runner/balancer.mjs';
import { unitProcess } from '../runner/unit-process.mjs';
import { dropLocalData } from './fresh.mjs';
import { startInfrastructure } from './infrastructure.mjs';
import { startStreamKeeper } from './keep-streams.mjs';
import { planSystem } from './plan.mjs';
import { carryOutRollbacks, releaseRemotes } from './release-remotes.mjs';
import { openPortBook } from './port-book.mjs';
import { removeRunFile } from './run-file.mjs';
import { takeRunLock } from './run-lock.mjs';
import { runRecord } from './run-record.mjs';
import { keepSecrets } from './secrets.mjs';
import { exists } from './units.mjs';

/** @typedef {import('../runner/unit-process.mjs').UnitProcess} UnitProcess */
/** @typedef {import('../runner/unit-process.mjs').UnitSpec} UnitSpec */
/** @typedef {{ log: (line: string) => void, say: (line: string) => void }} Voices `log` tells steps, `say` what units report */

const patienceMs = 90_000;
/** A unit that waits for others which have not come gets this long only. */
const shortPatienceMs = 15_000;
const sayEveryMs = 15_000;

/** @param {UnitProcess[]} wave @param {(line: string) => void} log */
function sayWhoIsAwaited(wave, log) {
  const labels = wave.map((one) => one.spec.label).join(', ');
  const timer = setInterval(() => log(`waiting for ${labels}`), sayEveryMs);
  return () => clearInterval(timer);
}

/**
 * Starts the processes of one wave and waits for them. One that does not become ready is said and left behind:
 * a dead unit must not keep the others from working.
 * @param {UnitProcess[]} wave
 * @param {number} timeoutMs
 * @param {Voices & { signal?: AbortSignal }} voices
 */
async function startWave(wave, timeoutMs, { log, say, signal }) {
  for (const one of wave) one.start();
  const isAwaitedNoMore = sayWhoIsAwaited(wave, log);
  const ready = await Promise.all(wave.map((one) => one.becomesReady(timeoutMs, signal)));
  isAwaitedNoMore();
  signal?.throwIfAborted();
  for (const { spec } of wave.filter((_, index) => !ready[index])) {
    say(`${spec.label} is not ready; the rest starts without it. Its log: ${spec.logFile}`);
  }
  return ready.every(Boolean);
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {(() => Promise<unknown>)[]} undo
 * @param {Voices} voices
 */
async function prepare(settings, undo, { log, say }) {
  undo.push(await takeRunLock(settings.dataDir, log));
  if (!(await isFree(settings.sitePort))) {
    throw new Obstacle(
      `Port ${settings.sitePort} is used by another program. Stop that, or choose another port: npm start -- --port 8090.`,
    );
  }
  if (settings.isFresh) await dropLocalData(settings.dataDir);
  const secrets = await keepSecrets(settings.dataDir);
  const ports = await openPortBook(settings.dataDir);
  const starting = startInfrastructure({ settings, secrets, ports, log });
  undo.push(async () => (await starting.catch(() => undefined))?.stop());
  const [infrastructure, { failed }] = await Promise.all([starting, buildAll({ log })]);
  for (const { name, message } of failed) say(`${message}\n${name} runs as it was last built, if it was.`);
  const keeper = await startStreamKeeper({
    natsUrl: infrastructure.nats.urlFor('streams'),
    dataDir: settings.dataDir,
  });
  undo.push(keeper.stop);
  return { settings, secrets, ports, infrastructure };
}

/**
 * Starts the whole system and comes back when every unit is ready or has had time enough to be.
 * @param {import('./settings.mjs').Settings} settings
 * @param {Partial<Voices> & { signal?: AbortSignal, adapt?: (spec: UnitSpec) => UnitSpec }} [options] `signal`: give
 *   up, also half-way; `adapt`: changes how a process is started
 */
export async function startSystem(
  settings,
  { log = () => {}, say = log, signal, adapt = (spec) => spec } = {},
) {
  /** @type {(() => Promise<unknown>)[]} */
  const undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const known = await prepare(settings, undo, { log, say });
    signal?.throwIfAborted();
    const plan = await planSystem(known);
    const record = runRecord({ ...known, addresses: plan.addresses });
    // The guard is let go after the servers, which are the first on the list of what to undo.
    undo.splice(1, 0, async () => record.release());
    undo.push(() => removeRunFile(settings.dataDir), record.close);
    await record.write();
    for (const balancer of plan.balancers) undo.push((await startBalancer(balancer)).stop);
    await releaseRemotes(settings.dataDir, { log, say });
    undo.push(carryOutRollbacks(settings.dataDir, say));
    /** @type {boolean} */
    let isWhole = true;
    for (const specs of plan.waves) {
      for (const { unit } of specs.filter((spec) => !exists(spec.unit)))
        log(`${unit} has no build and is left out`);
      const wave = specs
        .filter(({ unit }) => exists(unit))
        .map((spec) => unitProcess(adapt(spec), { say, onChange: record.write }));
      record.processes.push(...wave);
      undo.push(() => Promise.all(wave.map((one) => one.stop())));
      /** @type {number} */
      const timeoutMs = isWhole ? patienceMs : shortPatienceMs;
      isWhole = (await startWave(wave, timeoutMs, { log, say, ...(signal && { signal }) })) && isWhole;
      await record.write();
    }
    return {
      settings,
      run: record.describe,
      processes: record.processes,
      addresses: plan.addresses,
      isNew: known.secrets.isNew,
      isWhole,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startSystem>>} System */
