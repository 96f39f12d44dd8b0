import type { Consent } from '@valam/mfe-kit/shell';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Tells the data layer that a page was shown; nobody listens before the visitor has allowed it. */
export function countPageView(consent: Consent): void {
  if (!consent?.analytics) return;
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: 'pageview',
    path: window.location.pathname,
    title: document.title,
    url: window.location.href,
  });
}
