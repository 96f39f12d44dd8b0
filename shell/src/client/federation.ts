import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import type { PublicRemotes } from '../remotes/public-remote';
import { pageNonce } from './nonce';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Record<string, Record<string, unknown>>;

const containerName = (name: string): string => `mfe_${name}`;
const integrities = new Map<string, string>();

const federation = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'shell',
      // The runtime's own script element knows neither the nonce nor the hash.
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        const integrity = integrities.get(new URL(url, location.href).pathname);
        if (integrity) script.integrity = integrity;
        if (pageNonce) script.nonce = pageNonce;
        return script;
      },
      // The platform is shared by the bundler's own scope, which knows exact versions.
      async beforeInitContainer(args) {
        await __webpack_init_sharing__('default');
        return { ...args, shareScope: __webpack_share_scopes__['default'] as typeof args.shareScope };
      },
    },
  ],
});

/** Makes the remotes of this page view known. */
export function announceRemotes(remotes: PublicRemotes): void {
  for (const { entry, integrity } of Object.values(remotes)) {
    if (integrity) integrities.set(new URL(entry, location.href).pathname, integrity);
  }
  federation.registerRemotes(
    Object.entries(remotes).map(([name, { entry }]) => ({
      name,
      entry,
      type: 'global',
      entryGlobalName: containerName(name),
    })),
    { force: true },
  );
}

/** Fetches a remote's code; rejects when it cannot be had or is none. */
export async function fetchRemote(name: string): Promise<RemoteModule> {
  const module = await federation.loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (module?.default?.name !== name) throw new Error(`${name} is not a remote`);
  return module.default;
}
