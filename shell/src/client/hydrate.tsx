import { findPage } from '@valam/mfe-kit/host';
import { slotOwner } from '@valam/mfe-kit/slot';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app/app';
import type { BootState } from '../app/boot-data';
import type { PublicRemotes } from '../remotes/public-remote';
import type { BrowserDirectory } from './browser-directory';
import { createBrowserHost } from './browser-host';
import { rememberAttribution } from '../features/referral/remember-attribution';
import { followConsent } from '../features/tracking/follow-consent';
import { followLinks } from './follow-links';
import { codeOfPage } from './code-of-page';
import { nextTask } from './next-task';
import { ownPath } from './own-path';
import { registerWorker } from './register-worker';
import { reportFailure } from './report-failure';

/** Hydrates the server's document. */
export async function hydrate(
  directory: BrowserDirectory,
  remotes: PublicRemotes,
  boot: BootState,
): Promise<void> {
  const onFailure = (remote: string, reason: unknown): void => reportFailure(remote, remotes, reason);
  const atOnce = boot.slots.filter(({ use, isFilled }) => !(use.later && isFilled));
  const slotRemotes = new Set(atOnce.map(({ use }) => slotOwner(use.name)));
  const [missing] = await Promise.all([
    codeOfPage(directory, window.location, boot.view),
    ...[...slotRemotes].map((name) => directory.load(name).catch(() => undefined)),
  ]);
  if (missing) return onFailure(missing.remote, missing.reason);

  // Yield, because evaluating the page's code may already have made this a long task.
  await nextTask();
  const present = Object.keys(remotes).flatMap((name) => directory.loaded(name) ?? []);
  const host = await createBrowserHost({ directory, rendered: boot.view, boot, present, onFailure });
  await nextTask();
  const isHydrated = new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <App host={host} onRendered={() => undefined}>
          <Hydrated then={resolve}>
            {/* Shows a pending navigation immediately, through `useOptimistic`, not when the transition is rendered. */}
            <RouterProvider router={host.router} useTransitions />
          </Hydrated>
        </App>,
      );
    });
  });
  followLinks({
    go: ({ href }) => void isHydrated.then(() => host.app.shell.navigate(href)),
    prepare: (address) => void prepare(directory, address).catch(() => undefined),
  });
  followConsent(host);
  registerWorker();
  void rememberAttribution(host.app, ownPath(remotes));
  if (host.app.shell.session().status === 'unknown') void host.app.session();
  // The browser retries once to load data that the server could not get.
  if (boot.view === 'unavailable') void isHydrated.then(() => host.router.revalidate());
}

/**
 * Calls `then` once the document is hydrated. `RouterProvider` hydrates with its router's current state and follows it from
 * then on: a navigation that ends earlier would differ from the server's markup, or never be shown.
 */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** Preloads the code of a page. */
async function prepare(directory: BrowserDirectory, address: URL): Promise<void> {
  const found = await findPage(directory, address);
  if (found.kind === 'page') await found.route.page.preload();
}
