import { readArguments } from '../command-line/read-arguments.mjs';
import { UserError } from '../user-error.ts';
import { addressTable } from '../system/address-table.ts';
import { readSettings } from '../system/settings.ts';
import { startSystem } from '../system/start-system.ts';
import { whenAskedToStop } from './stopping.ts';
import type { System } from '../system/start-system.ts';

const { options } = readArguments('start');
const startedAt = performance.now();
const asked = new AbortController();
let system: System | undefined;

whenAskedToStop(async () => {
  asked.abort(new UserError('Stopped before everything had started.'));
  if (!system) return false;
  console.log('\nstopping');
  await system.stop();
  return true;
});

try {
  const settings = readSettings(process.env, options);
  system = await startSystem(settings, {
    log: (line) => console.log(`• ${line}`),
    say: (line) => console.log(line),
    signal: asked.signal,
  });
  console.log(
    addressTable(system, (performance.now() - startedAt) / 1_000, process.env.BRAND_NAME ?? 'Valam'),
  );
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
