import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../build/build.ts';
import { root } from '../checkout.ts';
import { buildDevShell } from './dev-shell.ts';
import type { System } from '../system/start-system.ts';

const calmMs = 120;

/** Watches folders recursively and debounces changes. */
function watchFolders(folders: readonly string[], onChange: () => unknown) {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.filter(existsSync).map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && /\.test\.tsx?$|~$|\.sw.$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, calmMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

const sharedByServices = ['contracts', 'service-kit'];
const inPackages = (names: string[]) => names.map((name) => path.join(root, 'packages', name, 'src'));

/** Rebuilds and restarts the units that a change affects. A failed build leaves the running unit alone. */
export function watchUnits({
  chosen,
  system,
  say,
}: {
  chosen: ReturnType<typeof import('./chosen-units.ts').chosenUnits>;
  system: System;
  say: (line: string) => void;
}) {
  async function restart(unit: string) {
    await Promise.all(system.processes.filter(({ spec }) => spec.unit === unit).map((one) => one.restart()));
    say(`${unit} restarted`);
  }

  async function rebuild(built: readonly string[], units: readonly string[]) {
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
    // Service bundles include the shared packages.
    const concerned = [...sharedByServices, ...chosen.services];
    stops.push(watchFolders(inPackages(sharedByServices), () => rebuild(concerned, chosen.services)));
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
