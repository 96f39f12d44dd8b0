import { loadScript } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import type { PublicRemote } from '../remotes/public-remote';
import { pageNonce } from './nonce';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Record<string, object>;

/** What the entry of a remote puts into the window. */
interface Container {
  init(shareScope: object | undefined): unknown;
  get(exposed: string): Promise<() => { default?: RemoteModule }>;
}

/** Fetches a remote's code; rejects when it cannot be had or is none. */
export async function fetchRemote(name: string, { entry, integrity }: PublicRemote): Promise<RemoteModule> {
  if (!containerOf(name)) {
    const { href } = new URL(entry, location.href);
    await loadScript(href, { createScriptHook: () => scriptOf(href, integrity) });
  }
  const container = containerOf(name);
  if (!container) throw new Error(`The entry of ${name} holds no container`);
  // The platform is shared by the bundler's own scope, which knows exact versions.
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__['default']);
  const module = (await container.get('./remote'))();
  if (module.default?.name !== name) throw new Error(`${name} is not a remote`);
  return module.default;
}

const containerOf = (name: string): Container | undefined =>
  (window as unknown as Record<string, Container | undefined>)[`mfe_${name}`];

/** The library's own script element knows neither the nonce nor the hash. */
function scriptOf(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  if (pageNonce) script.nonce = pageNonce;
  return script;
}
