import path from 'node:path';
import { buildAll } from '../build/build.mjs';
import { root } from '../checkout.mjs';
import { buildDevShell } from './dev-shell.mjs';
import { watchFolders } from './watch.mjs';

const sharedByServices = ['contracts', 'service-kit'];
const inPackages = (/** @type {string[]} */ names) =>
  names.map((name) => path.join(root, 'packages', name, 'src'));

/**
 * Builds and restarts what a change concerns. A build that fails leaves the running one alone.
 * @param {{ chosen: ReturnType<typeof import('./chosen-units.mjs').chosenUnits>, system: import('../system/start-system.mjs').System, say: (line: string) => void }} options
 */
export function watchUnits({ chosen, system, say }) {
  /** @param {string} unit */
  async function restart(unit) {
    await Promise.all(system.processes.filter(({ spec }) => spec.unit === unit).map((one) => one.restart()));
    say(`${unit} restarted`);
  }

  /** @param {readonly string[]} built @param {readonly string[]} units */
  async function rebuild(built, units) {
    const { failed } = await buildAll({ only: built });
    for (const { message } of failed) say(message);
    if (failed.length === 0) await Promise.all(units.map(restart));
  }

  async function rebuildShell() {
    try {
      await buildDevShell();
      await restart('shell');
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }

  const stops = chosen.services.map((unit) =>
    watchFolders([path.join(root, 'services', unit, 'src')], () => rebuild([unit], [unit])),
  );
  if (chosen.services.length > 0) {
    stops.push(watchFolders(inPackages(sharedByServices), () => rebuild(sharedByServices, chosen.services)));
  }
  if (chosen.hasShell) {
    stops.push(
      watchFolders(
        [path.join(root, 'shell/src'), ...inPackages(['ui', 'mfe-kit', 'contracts'])],
        rebuildShell,
      ),
    );
  }
  return () => stops.forEach((stop) => stop());
}
