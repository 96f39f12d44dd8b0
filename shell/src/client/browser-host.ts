import {
  browserHttp,
  createAppContext,
  createAppStore,
  createBrowserRouter,
  findPage,
  openPage,
  runAction,
  shellSlice,
  SlotHost,
  type Host,
  type PageLocation,
  type PageView,
} from '@valam/mfe-kit/host';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import { askSession } from '../app/ask-session';
import type { BootState } from '../app/boot-data';
import { shellModule } from '../app/shell-module';
import { settleVisitor } from './after-navigation';
import type { BrowserDirectory } from './browser-directory';

const slotLimitMs = 10_000;

/** Everything a tab runs on: the store as the server left it, the router, the slots. */
export async function createBrowserHost(options: {
  directory: BrowserDirectory;
  location: PageLocation;
  view: PageView;
  boot: BootState;
  /** The remotes whose code has arrived. */
  present: readonly RemoteModule[];
  onFailure: (remote: string, reason: unknown) => void;
}): Promise<Host> {
  const { directory, boot, onFailure } = options;
  const store = createAppStore({
    http: browserHttp,
    shell: boot.shell,
    parts: [shellModule, ...options.present],
    serverState: boot.apis,
  });
  directory.onArrival((module) => store.addPart(module));

  const app = createAppContext({
    store,
    isServer: false,
    navigate: (to, how) => router.navigate(to, how),
    askSession,
  });
  const slots = new SlotHost(app, directory, { onFailure, limitMs: slotLimitMs });
  await Promise.all(boot.slots.map((report) => slots.adopt(report)));
  const sources = { app, remotes: directory, slots, mark: () => undefined };

  const router = createBrowserRouter({
    location: options.location,
    view: options.view,
    open: (next) => openPage(sources, next),
    prepare: (next) => void prepare(next).catch(() => undefined),
    onShown(state, how) {
      store.dispatch(shellSlice.actions.reportRead());
      settleVisitor(state, how);
    },
  });
  async function prepare(next: PageLocation): Promise<void> {
    const view = await findPage(directory, next);
    if (view.kind === 'page') await view.route.page.preload();
  }

  return {
    ...sources,
    router,
    act: (name, form) => runAction(directory, app, name, form, onFailure),
    onRenderFailure: onFailure,
  };
}
