import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { readFile } from 'node:fs/promises';
import { verifiedEntry, type ServerRemote } from '../src/federation/verified-entry.ts';
import { shareConfigOf, sharedLibraries } from './platform.ts';

interface Chunked {
  readonly chunk: string;
}

/** A remote's exports, as recorded by the stubs. */
interface ExposedRemote {
  readonly name: string;
  readonly routes: readonly {
    readonly path: string;
    readonly page: Chunked;
    readonly later?: readonly Chunked[];
    readonly slots?: (request: unknown) => readonly { readonly name: string; readonly later?: boolean }[];
  }[];
  readonly slots?: Readonly<Record<string, { readonly component: Chunked }>>;
  readonly actions?: Readonly<Record<string, unknown>>;
}

export interface PageSurface {
  readonly path: string;
  readonly chunk: string;
  readonly later: readonly string[];
  readonly placed: readonly { readonly name: string; readonly later: boolean }[];
}

export interface Surface {
  readonly name: string;
  readonly paths: readonly string[];
  readonly pages: readonly PageSurface[];
  readonly slots: readonly string[];
  readonly slotChunks: Readonly<Record<string, string>>;
  readonly actions: readonly string[];
  readonly chunks: readonly string[];
}

/** A stub that returns itself for every call and property. It replaces libraries while a surface is read. */
const anything: object = new Proxy(function anything() {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
});

/** Stubs of the functions that describe a remote return their argument. */
const describing: Readonly<Record<string, unknown>> = {
  page: (route: unknown) => route,
  remote: (module: unknown) => module,
  lazyPage: (chunk: string) => ({ chunk }),
};
const describingKit = new Proxy(describing, { get: (target, key) => target[String(key)] ?? anything });

/** A request that is valid for every page. */
const anyRequest = {
  params: { slug: 'any', token: 'any' },
  search: new URLSearchParams(),
  location: { pathname: '/any', search: '', hash: '' },
};

let host: ModuleFederation | undefined;
let readings = 0;

/** A host like the renderer's, with stubs in place of libraries. */
function standInHost(): ModuleFederation {
  host ??= createInstance({
    name: 'build',
    remotes: [],
    plugins: [injectExternalRuntimeCore(), verifiedEntry({ read: readFile, isUnsignedAllowed: true })],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(sharedLibraries(true)).map(([library, version]) => [
        library,
        {
          version,
          lib: () => (library === '@valam/mfe-kit/remote' ? describingKit : anything),
          shareConfig: { ...shareConfigOf(version), eager: true },
        },
      ]),
    ),
  });
  return host;
}

/**
 * Reads the surface of a remote from its server bundle without running a page: paths, slots, actions and the chunks of its
 * pages. So they are defined in the code only.
 */
export async function readSurface(file: string): Promise<Surface> {
  const federation = standInHost();
  // A unique name for each read: the file of a development server changes.
  const alias = `surface__${++readings}`;
  const remote: ServerRemote = { name: alias, entry: file, type: 'commonjs-module', entryGlobalName: alias };
  federation.registerRemotes([remote]);
  const module = await federation.loadRemote<{ default?: ExposedRemote }>(`${alias}/remote`);
  const exposed = module?.default;
  if (!Array.isArray(exposed?.routes)) throw new Error(`${file} does not export a remote by default`);
  return surfaceOf(exposed);
}

function surfaceOf({ name, routes, slots = {}, actions = {} }: ExposedRemote): Surface {
  return {
    name,
    paths: routes.map((route) => route.path),
    pages: routes.map((route) => ({
      path: route.path,
      chunk: route.page.chunk,
      later: (route.later ?? []).map((part) => part.chunk),
      placed: (route.slots?.(anyRequest) ?? []).map((slot) => ({
        name: slot.name,
        later: slot.later ?? false,
      })),
    })),
    slots: Object.keys(slots),
    slotChunks: Object.fromEntries(
      Object.entries(slots).map(([slot, { component }]) => [slot, component.chunk]),
    ),
    actions: Object.keys(actions),
    chunks: [
      ...routes.flatMap((route) => [route.page, ...(route.later ?? [])].map((part) => part.chunk)),
      ...Object.values(slots).map(({ component }) => component.chunk),
    ],
  };
}
