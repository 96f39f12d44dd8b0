import { withoutSecrets } from '@valam/contracts/shared/loggable-error';
import { bestMatch, viewOf, type Host } from '@valam/mfe-kit/host';
import type { Consent } from '@valam/mfe-kit/shell';
import { createPath } from 'react-router';
import { isOfAccount, isPrivateAddress, type Address } from '../../remotes/private-address';
import { countPageView } from './page-views';

export type Followed = Pick<Host, 'app' | 'remotes' | 'router'>;

/**
 * Applies the visitor's consent, now and whenever it changes: nothing is counted or sent to a third party without it. A third
 * party's script can read the URL and the whole page, so the tag manager is not loaded on private pages or where passwords are
 * typed, and a document that has loaded such a script never shows one.
 */
export function applyConsent(host: Followed, openDocument: (address: string) => void): void {
  const { store } = host.app;
  let known: Consent = null;
  let hasTagManager = false;
  let hasReviews = false;
  let stopCounting: (() => void) | undefined;

  /** A script stays until its document ends, even if its element was removed with its page. */
  function hasThirdParty(): boolean {
    const { reviewsWidgetUrl: url } = store.getState().shell.thirdParties;
    hasReviews ||= url !== null && [...document.scripts].some((one) => one.getAttribute('src') === url);
    return hasTagManager || hasReviews;
  }

  function shownPattern(): string | null {
    const view = viewOf(host.remotes, host.router.state);
    return 'route' in view ? (view.route?.path ?? null) : null;
  }

  async function tellTagManager(consent: Consent): Promise<void> {
    const { tagManagerId } = store.getState().shell.thirdParties;
    const mayLoad = consent?.analytics && !isPrivate(host, host.router.state.location);
    if (!tagManagerId || !(mayLoad || hasTagManager)) return;
    hasTagManager = true;
    const { tellTagManager: tell } = await import('./tag-manager');
    tell(tagManagerId, consent);
  }

  async function hear(): Promise<void> {
    const { consent } = store.getState().shell;
    if (consent === known) return;
    const hadAllowed = known?.analytics ?? false;
    known = consent;
    // The consent command must be in the data layer before the events that it covers.
    await tellTagManager(consent);
    if (!hadAllowed) countPageView(consent, shownPattern());
    stopCounting?.();
    stopCounting = undefined;
    if (!consent?.analytics) return;
    const { countVisit } = await import('./count-visit');
    if (known === consent) stopCounting = countVisit(host);
  }

  const listen = (): void => void hear().catch(() => undefined);
  listen();
  store.subscribe(listen);
  host.router.subscribe(({ navigation }) => {
    if (navigation.location && hasThirdParty() && isPrivate(host, navigation.location))
      openDocument(createPath(navigation.location));
    else if (navigation.state === 'idle' && !hasTagManager) void tellTagManager(known).catch(() => undefined);
  });
}

/** Decided by the route pattern, or by anything that looks like a token while the page's remote is not loaded. */
function isPrivate({ remotes }: Followed, { pathname, search }: Address): boolean {
  const owner = remotes.ownerOf(pathname);
  const routes = (owner === null ? null : remotes.loaded(owner))?.routes ?? [];
  const pattern = bestMatch(routes, ({ path }) => path, pathname)?.candidate.path ?? null;
  return (
    isOfAccount(pathname) ||
    isPrivateAddress(pattern, search) ||
    (pattern === null && withoutSecrets(pathname) !== pathname)
  );
}
