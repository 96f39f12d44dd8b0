import type { PageView } from '@valam/mfe-kit/host';
import { useRouterState } from '@valam/mfe-kit/host';
import { useShell, type Consent } from '@valam/mfe-kit/shell';
import { useEffect, useRef } from 'react';
import { sayableAddress } from '../../remotes/private-address';

declare global {
  interface Window {
    dataLayer?: (Record<string, unknown> | IArguments)[];
  }
}

/** Tells the data layer that a page was shown; no one listens before the visitor has allowed it. */
export function countPageView(consent: Consent, view: PageView): void {
  if (!consent?.analytics) return;
  const pattern = 'route' in view ? (view.route?.path ?? null) : null;
  const { path, search } = sayableAddress(window.location, pattern);
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: 'pageview',
    path,
    title: document.title,
    url: window.location.origin + path + search,
  });
}

/**
 * Counts each page after the first, which is counted when consent is known. An effect, because a page's title is in the
 * head only once the page is committed.
 */
export function PageViews() {
  const shell = useShell();
  const { view, visit } = useRouterState();
  const counted = useRef(visit);
  useEffect(() => {
    if (counted.current === visit) return;
    counted.current = visit;
    countPageView(shell.consent(), view);
  }, [shell, view, visit]);
  return null;
}
