import { openPage, parseLocation } from '@valam/mfe-kit/host';
import { slotOwner } from '@valam/mfe-kit/slot';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app';
import type { BootState } from '../app/boot-data';
import type { PublicRemotes } from '../remotes/public-remote';
import type { BrowserDirectory } from './browser-directory';
import { createBrowserHost } from './browser-host';
import { rememberAttribution } from '../features/referral/remember-attribution';
import { followConsent } from '../features/tracking/follow-consent';
import { followLinks } from './follow-links';
import { initialView } from './initial-view';
import { pageNonce } from './nonce';
import { registerWorker } from './register-worker';
import { reportFailure } from './report-failure';

/** Makes the server's document live. */
export async function hydrate(
  directory: BrowserDirectory,
  remotes: PublicRemotes,
  boot: BootState,
): Promise<void> {
  const onFailure = (remote: string, reason: unknown): void => reportFailure(remote, remotes, reason);
  const { pathname, search, hash } = window.location;
  const location = parseLocation(pathname + search + hash);
  if (!location) return;

  const atOnce = boot.slots.filter(({ use, isFilled }) => !(use.later && isFilled));
  const slotRemotes = new Set(atOnce.map(({ use }) => slotOwner(use.name)));
  const [initial] = await Promise.all([
    initialView(directory, location, boot.view),
    ...[...slotRemotes].map((name) => directory.load(name).catch(() => undefined)),
  ]);
  if ('missing' in initial) return onFailure(initial.missing, initial.reason);
  const { view } = initial;

  const present = Object.keys(remotes).flatMap((name) => directory.loaded(name) ?? []);
  const host = await createBrowserHost({ directory, location, view, boot, present, onFailure });
  startTransition(() => {
    hydrateRoot(document, <App host={host} nonce={pageNonce} onRendered={() => undefined} />);
  });
  followLinks(host.router);
  followConsent(host);
  registerWorker();
  void rememberAttribution(host.app);
  if (host.app.shell.session().status === 'unknown') void host.app.session();
  if (view.kind === 'unavailable') {
    // What the server could not have, the browser tries once.
    const again = await openPage(host, location);
    if (again.kind === 'page' || again.kind === 'not-found') host.router.show(again);
  }
}
