import type { RemoteModule } from '@valam/mfe-kit/remote';
import type { PublicRemotes } from '../remotes/public-remote';
import { pageNonce } from './nonce';

type ShareScope = Record<string, unknown>;
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Record<string, ShareScope>;

/** What a remote's entry leaves in the window: it takes the platform and gives the remote's modules. */
interface Container {
  init(platform: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

const containerName = (name: string): string => `mfe_${name}`;
const announced = new Map<string, PublicRemotes[string]>();

/** Makes the remotes of this page view known. */
export function announceRemotes(remotes: PublicRemotes): void {
  for (const [name, remote] of Object.entries(remotes)) announced.set(name, remote);
}

/** Fetches a remote's code; rejects when it cannot be had or is none. */
export async function fetchRemote(name: string): Promise<RemoteModule> {
  const container = containerOf(name) ?? (await fetchContainer(name));
  // The platform is shared by the bundler's own scope, which knows exact versions. Saying it again changes nothing.
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__['default'] ?? {});
  const makeModule = await container.get('./remote');
  const module = makeModule() as { default?: RemoteModule } | undefined;
  if (module?.default?.name !== name) throw new Error(`${name} is not a remote`);
  return module.default;
}

async function fetchContainer(name: string): Promise<Container> {
  const remote = announced.get(name);
  if (!remote) throw new Error(`${name} was not announced`);
  await runScript(remote.entry, remote.integrity);
  const container = containerOf(name);
  if (!container) throw new Error(`${remote.entry} holds no container of ${name}`);
  return container;
}

const containerOf = (name: string): Container | undefined =>
  (globalThis as unknown as Record<string, Container | undefined>)[containerName(name)];

function runScript(src: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src, async: true, crossOrigin: 'anonymous' });
    if (integrity) script.integrity = integrity;
    if (pageNonce) script.nonce = pageNonce;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // Another try needs another element.
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
}
