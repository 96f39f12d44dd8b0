import { ArgumentError, readArguments } from '../command-line/read-arguments.mjs';
import { chosenUnits } from '../dev/chosen-units.ts';
import { startDevRemotes } from '../dev/dev-remotes.ts';
import { asDevShell, buildDevShell } from '../dev/dev-shell.ts';
import { putHooksInPlace } from '../dev/git-hooks.ts';
import { watchUnits } from '../dev/watch-units.ts';
import { UserError } from '../user-error.ts';
import { addressTable } from '../system/address-table.ts';
import { readSettings } from '../system/settings.ts';
import { startSystem } from '../system/start-system.ts';
import { whenAskedToStop } from './stopping.ts';

const say = (line: string) => console.log(line);
const { words, options } = readArguments('dev');
const startedAt = performance.now();
const asked = new AbortController();
const undo: (() => unknown)[] = [];

async function stop() {
  for (const step of undo.splice(0).reverse()) await step();
}

whenAskedToStop(async () => {
  asked.abort(new UserError('Stopped before everything had started.'));
  await stop();
  return true;
});

try {
  const chosen = chosenUnits(words);
  const settings = readSettings(process.env, options);
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
  const isArgument = error instanceof ArgumentError;
  console.error(isArgument || error instanceof UserError ? error.message : error);
  await stop();
  process.exit(isArgument ? 2 : 1);
}
