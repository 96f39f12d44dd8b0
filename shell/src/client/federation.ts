import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@valam/mfe-kit/federation/container-name';
import { earlierVersion } from '@valam/mfe-kit/federation/earlier-version';
import { scriptElement } from '@valam/mfe-kit/federation/script-element';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import type { BootRemotes } from '../app/boot-data';
import { reportFailure } from './report-failure';

/** Registers the remotes of this page view with the federation runtime. */
export function registerPageRemotes({ remotes, inUse }: BootRemotes): void {
  registerPlugins([
    scriptElement(),
    earlierVersion({
      earlier: (name) => (inUse.includes(name) ? null : (remotes[name]?.earlier ?? null)),
      onFallback: (name, reason) => reportFailure(name, remotes, reason),
    }),
  ]);
  registerRemotes(
    Object.entries(remotes).map(([name, { entry, integrity }]) => ({
      name,
      entry: new URL(entry, location.href).href,
      type: 'global' as const,
      entryGlobalName: containerName(name),
      integrity,
    })),
  );
}

/** Loads a remote's code; rejects if it cannot be loaded or is not a remote. A failure is not cached. */
export async function fetchRemote(name: string): Promise<RemoteModule> {
  const exposed = await loadRemote<{ default?: RemoteModule }>(`${name}/remote`);
  if (exposed?.default?.name !== name) throw new Error(`${name} is not a remote`);
  return exposed.default;
}
