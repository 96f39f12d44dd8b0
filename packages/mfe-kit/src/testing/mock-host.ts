import { createMemoryRouter, matchRoutes, type DataRouter, type RouteObject } from 'react-router';
import type { HttpClient } from '../api/http-client';
import { createAppContext } from '../host/app';
import type { Host } from '../host/host-context';
import { goTo } from '../host/go-to';
import type { RemoteDirectory } from '../host/remote-directory';
import { runAction } from '../host/run-action';
import { siteRoutes } from '../host/site-routes';
import type { RemoteModule } from '../remote/remote-module';
import { bestMatch } from '../router/best-match';
import type { NavigateOptions } from '../shell/shell-api';
import { shellSlice, type Session, type ShellState } from '../shell/shell-state';
import { SlotHost } from '../slot/slot-host';
import { createAppStore } from '../store/app-store';

export const sampleShellState: ShellState = {
  ...shellSlice.getInitialState(),
  brand: {
    name: 'Valam',
    localName: { text: 'வலம்', lang: 'ta' },
    email: 'namaste@valam.example',
    phone: '+91 00000 12012',
    origin: 'https://valam.example',
    social: {},
    team: ['Anandhi', 'Arjun', 'Mercy', 'Farook'],
  },
  session: { status: 'signed-out' },
};

/** An in-memory router. It starts at an unknown URL; tests open the page they need. */
function memoryRouter(routes: RouteObject[]): DataRouter {
  const leaf = matchRoutes(routes, '/')?.at(-1)?.route.id ?? '';
  return createMemoryRouter(routes, { hydrationData: { loaderData: { [leaf]: null } } });
}

/** A remote that a test, or a remote that runs alone, does without. */
class RemoteLeftOut extends Error {}

/** A directory of remotes that are already loaded. */
function mockDirectory(modules: readonly RemoteModule[]): RemoteDirectory {
  const patterns = modules.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })));
  const loaded = (name: string) => modules.find((module) => module.name === name) ?? null;
  return {
    ownerOf: (pathname) => bestMatch(patterns, ({ path }) => path, pathname)?.candidate.name ?? null,
    loaded,
    load: (name) => {
      const module = loaded(name);
      return module ? Promise.resolve(module) : Promise.reject(new RemoteLeftOut(`${name} is left out`));
    },
  };
}

/** The mock shell: the real shell's API for remotes, in memory. */
export function createMockHost(options: {
  remotes: readonly RemoteModule[];
  http: HttpClient;
  shell?: Partial<ShellState>;
  /** The session to respond with; signed out by default. */
  askSession?: () => Promise<Session>;
}): Host {
  const directory = mockDirectory(options.remotes);
  const store = createAppStore({
    http: options.http,
    shell: { ...sampleShellState, ...options.shell },
    parts: options.remotes,
  });
  const app = createAppContext({
    store,
    isServer: false,
    navigate: (to: string, how?: NavigateOptions) => goTo(host.router, to, how),
    askSession: options.askSession ?? (() => Promise.resolve({ status: 'signed-out' })),
  });
  const onFailure = (remote: string, reason: unknown): void => {
    if (reason instanceof RemoteLeftOut) return;
    // eslint-disable-next-line no-console -- a developer who runs a test or a remote alone must see it
    console.error(`${remote} failed`, reason);
  };
  const slots = new SlotHost(app, directory, { onFailure, limitMs: 10_000, dataLimitMs: 10_000 });
  const sources = { app, remotes: directory, slots, mark: () => undefined };
  const host: Host = {
    ...sources,
    router: memoryRouter(siteRoutes({ sources, unavailable: (reason) => reason }, options.remotes)),
    act: (name, form) => runAction(directory, app, name, form, onFailure),
    onRenderFailure: onFailure,
  };
  return host;
}
