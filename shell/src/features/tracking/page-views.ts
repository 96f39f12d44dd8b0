import type { PageView } from '@valam/mfe-kit/host';
import type { Consent } from '@valam/mfe-kit/shell';
import { sayableAddress } from './sayable-address';

declare global {
  interface Window {
    dataLayer?: (Record<string, unknown> | IArguments)[];
  }
}

/** Tells the data layer that a page was shown; nobody listens before the visitor has allowed it. */
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
