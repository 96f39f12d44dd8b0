import { buildAll } from '../build/build.ts';
import { isFree } from '../ports.ts';
import { UserError } from '../user-error.ts';
import { startBalancer } from '../runner/balancer.ts';
import { DocumentCache } from '../runner/document-cache.ts';
import { unitProcess } from '../runner/unit-process.ts';
import { dropLocalData } from './fresh.ts';
import { startInfrastructure } from './infrastructure.ts';
import { startStreamKeeper } from './keep-streams.ts';
import { planSystem } from './plan.ts';
import { carryOutRollbacks, releaseRemotes } from './release-remotes.ts';
import { openPortBook } from './port-book.ts';
import { removeRunFile } from './run-file.ts';
import { takeRunLock } from './run-lock.ts';
import { runRecord } from './run-record.ts';
import { keepSecrets } from './secrets.ts';
import { exists } from '../units.ts';
import type { UnitProcess, UnitSpec } from '../runner/unit-process.ts';
import type { Settings } from './settings.ts';

/** `log` prints progress, `say` messages of units */
export interface Voices {
  log: (line: string) => void;
  say: (line: string) => void;
}

const patienceMs = 90_000;
/** The shorter timeout of a unit whose dependencies failed to start. */
const shortPatienceMs = 15_000;
const sayEveryMs = 15_000;

function reportWaiting(wave: UnitProcess[], log: (line: string) => void) {
  const labels = wave.map((one) => one.spec.label).join(', ');
  const timer = setInterval(() => log(`waiting for ${labels}`), sayEveryMs);
  return () => clearInterval(timer);
}

/**
 * Starts the processes of one wave and waits for them. One that does not become ready is reported and skipped: it must
 * not block the others.
 */
async function startWave(
  wave: UnitProcess[],
  timeoutMs: number,
  { log, say, signal }: Voices & { signal?: AbortSignal },
) {
  for (const one of wave) one.start();
  const stopReporting = reportWaiting(wave, log);
  const ready = await Promise.all(wave.map((one) => one.becomesReady(timeoutMs, signal)));
  stopReporting();
  signal?.throwIfAborted();
  for (const { spec } of wave.filter((_, index) => !ready[index])) {
    say(`${spec.label} is not ready; the rest starts without it. Its log: ${spec.logFile}`);
  }
  return ready.every(Boolean);
}

async function prepare(settings: Settings, undo: (() => Promise<unknown>)[], { log, say }: Voices) {
  undo.push(await takeRunLock(settings.dataDir, log));
  if (!(await isFree(settings.sitePort))) {
    throw new UserError(
      `Port ${settings.sitePort} is used by another program. Stop that, or choose another port: npm start -- --port 8090.`,
    );
  }
  if (settings.isFresh) await dropLocalData(settings.dataDir);
  const secrets = await keepSecrets(settings.dataDir);
  const ports = await openPortBook(settings.dataDir);
  const changes = { heard: () => {} };
  const onChange = () => changes.heard();
  const starting = startInfrastructure({ settings, secrets, ports, log, say, onChange });
  undo.push(async () => (await starting.catch(() => undefined))?.stop());
  const [infrastructure, { failed }] = await Promise.all([starting, buildAll({ log })]);
  const troubles = failed.map(
    ({ name, message }) => `${message}\n${name} runs as it was last built, if it was.`,
  );
  for (const trouble of troubles) say(trouble);
  const keeper = await startStreamKeeper({
    natsUrl: infrastructure.nats.urlFor('streams'),
    replicas: infrastructure.nats.replicas,
    dataDir: settings.dataDir,
  });
  undo.push(keeper.stop);
  return { settings, secrets, ports, infrastructure, changes, troubles };
}

/**
 * Starts the whole system; resolves when every unit is ready or has timed out.
 * @param options `signal`: aborts the start at any point; `adapt`: changes how a process is started
 */
export async function startSystem(
  settings: Settings,
  {
    log = () => {},
    say = log,
    signal,
    adapt = (spec) => spec,
  }: Partial<Voices> & { signal?: AbortSignal; adapt?: (spec: UnitSpec) => UnitSpec } = {},
) {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const known = await prepare(settings, undo, { log, say });
    signal?.throwIfAborted();
    const plan = await planSystem(known);
    const record = runRecord({ ...known, addresses: plan.addresses });
    // The guard is released after the servers, which come first in the undo list.
    undo.splice(1, 0, async () => record.release());
    undo.push(() => removeRunFile(settings.dataDir), record.close);
    known.changes.heard = () => void record.write();
    await record.write();
    for (const balancer of plan.balancers) {
      const documents = balancer.unit === 'shell' ? { documents: new DocumentCache() } : {};
      undo.push((await startBalancer({ ...balancer, ...documents })).stop);
    }
    const troubles = [...known.troubles, ...(await releaseRemotes(settings.dataDir, { log, say }))];
    undo.push(carryOutRollbacks(settings.dataDir, say));
    let isWhole: boolean = true;
    for (const specs of plan.waves) {
      for (const { unit } of specs.filter((spec) => !exists(spec.unit)))
        log(`${unit} has no build and is left out`);
      const wave = specs
        .filter(({ unit }) => exists(unit))
        .map((spec) => unitProcess(adapt(spec), { say, onChange: () => void record.write() }));
      record.processes.push(...wave);
      undo.push(() => Promise.all(wave.map((one) => one.stop())));
      const timeoutMs: number = isWhole ? patienceMs : shortPatienceMs;
      isWhole = (await startWave(wave, timeoutMs, { log, say, ...(signal && { signal }) })) && isWhole;
      await record.write();
    }
    return {
      settings,
      run: record.describe,
      processes: record.processes,
      addresses: plan.addresses,
      isNew: known.secrets.isNew,
      isWhole: isWhole && troubles.length === 0,
      troubles,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type System = Awaited<ReturnType<typeof startSystem>>;
