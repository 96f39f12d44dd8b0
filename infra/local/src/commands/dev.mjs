import { chosenUnits } from '../dev/chosen-units.mjs';
import { startDevRemotes } from '../dev/dev-remotes.mjs';
import { asDevShell, buildDevShell } from '../dev/dev-shell.mjs';
import { putHooksInPlace } from '../dev/git-hooks.mjs';
import { watchUnits } from '../dev/watch-units.mjs';
import { Obstacle } from '../problem.mjs';
import { addressTable } from '../system/address-table.mjs';
import { readSettings } from '../system/settings.mjs';
import { startSystem } from '../system/start-system.mjs';
import { whenAskedToStop } from './stopping.mjs';

const say = (/** @type {string} */ line) => console.log(line);
const startedAt = performance.now();
const asked = new AbortController();
/** @type {(() => unknown)[]} */
const undo = [];

async function stop() {
  for (const step of undo.splice(0).reverse()) await step();
}

whenAskedToStop(async () => {
  asked.abort(new Obstacle('Stopped before everything had started.'));
  await stop();
  return true;
});

try {
  const args = process.argv.slice(2);
  const chosen = chosenUnits(args.filter((argument) => !argument.startsWith('--')));
  const settings = readSettings(
    process.env,
    args.filter((argument) => argument.startsWith('--')),
  );
  await putHooksInPlace(say);
  const remotes = await startDevRemotes(chosen.remotes, say);
  undo.push(remotes.stop);
  const needsDevShell = chosen.hasShell || chosen.remotes.length > 0;
  if (needsDevShell) await buildDevShell();
  const system = await startSystem(settings, {
    log: (line) => say(`• ${line}`),
    say,
    signal: asked.signal,
    adapt: (spec) => (needsDevShell && spec.unit === 'shell' ? asDevShell(spec, remotes.entries) : spec),
  });
  undo.push(system.stop, watchUnits({ chosen, system, say }));
  say(addressTable(system, (performance.now() - startedAt) / 1_000, process.env.BRAND_NAME ?? 'Valam'));
  say(
    `  Watched: ${[...chosen.services, ...(chosen.hasShell ? ['shell'] : []), ...chosen.remotes].join(', ')}\n`,
  );
} catch (error) {
  console.error(error instanceof Obstacle ? error.message : error);
  await stop();
  process.exit(1);
}
