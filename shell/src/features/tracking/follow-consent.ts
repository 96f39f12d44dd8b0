import { viewOf, type Host } from '@valam/mfe-kit/host';
import type { Consent } from '@valam/mfe-kit/shell';
import { countPageView } from './page-views';

/** Applies the visitor's consent, now and whenever it changes: nothing is counted or sent to a third party without it. */
export function followConsent(host: Pick<Host, 'app' | 'remotes' | 'router'>): void {
  const { store } = host.app;
  let known: Consent = null;
  let stopCounting: (() => void) | undefined;

  function shownPattern(): string | null {
    const view = viewOf(host.remotes, host.router.state);
    return 'route' in view ? (view.route?.path ?? null) : null;
  }

  async function hear(): Promise<void> {
    const { consent, thirdParties } = store.getState().shell;
    if (consent === known) return;
    const hadAllowed = known?.analytics ?? false;
    known = consent;
    // The consent command goes into the data layer first, then the events that it covers.
    if (thirdParties.tagManagerId && (consent?.analytics || hadAllowed)) {
      const { tellTagManager } = await import('./tag-manager');
      tellTagManager(thirdParties.tagManagerId, consent);
    }
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
}
