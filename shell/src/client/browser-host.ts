import {
  browserHttp,
  createAppContext,
  createAppStore,
  goTo,
  runAction,
  SlotHost,
  type Host,
  type PageView,
} from '@valam/mfe-kit/host';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import { askSession } from '../app/ask-session';
import type { BootState } from '../app/boot-data';
import { shellModule } from '../app/shell-module';
import type { BrowserDirectory } from './browser-directory';
import { nextTask } from './next-task';
import { createPageRouter } from './page-router';

/** Code may load slowly on a slow connection; data has the same timeout as on the server. */
const slotLimits = { limitMs: 10_000, dataLimitMs: 1_500 };

/** Creates the host of a tab: the store with the server's state, the router and the slots. */
export async function createBrowserHost(options: {
  directory: BrowserDirectory;
  /** The kind of view that the server rendered. */
  rendered: PageView['kind'];
  boot: BootState;
  /** The remotes whose code has loaded. */
  present: readonly RemoteModule[];
  onFailure: (remote: string, reason: unknown) => void;
}): Promise<Host> {
  const { directory, boot, onFailure, present } = options;
  const store = createAppStore({
    http: browserHttp,
    askSession,
    shell: boot.shell,
    parts: [shellModule, ...present],
    serverState: boot.apis,
  });
  directory.onArrival((module) => store.addPart(module));
  await nextTask();

  const app = createAppContext({
    store,
    isServer: false,
    navigate: (to, how) => goTo(router, to, how),
    askSession,
  });
  const slots = new SlotHost(app, directory, { onFailure, ...slotLimits });
  await Promise.all(boot.slots.map((report) => slots.adopt(report)));
  const sources = { app, remotes: directory, slots, mark: () => undefined };
  await nextTask();
  const router = createPageRouter({ sources, present, rendered: options.rendered });

  return {
    ...sources,
    router,
    act: (name, form) => runAction(directory, app, name, form, onFailure),
    onRenderFailure: onFailure,
  };
}
