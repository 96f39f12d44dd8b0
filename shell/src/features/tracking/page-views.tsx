import { useAfterNavigation, usePage } from '@valam/mfe-kit/host';
import { useShell, type Consent } from '@valam/mfe-kit/shell';
import { isOfAccount, isPrivateAddress, redactedAddress } from '../../remotes/private-address';

declare global {
  interface Window {
    dataLayer?: (Record<string, unknown> | IArguments)[];
  }
}

/**
 * Pushes a page view of this pattern to the data layer, if the visitor allows analytics. The title of a private page may name
 * people, and so may the URL of a search in the back office. The tag manager of a later page reads everything that was pushed,
 * so both are omitted.
 */
export function countPageView(consent: Consent, pattern: string | null): void {
  if (!consent?.analytics || isOfAccount(pattern ?? window.location.pathname)) return;
  const { path, search } = redactedAddress(window.location, pattern);
  const isPrivate = isPrivateAddress(pattern, window.location.search);
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: 'pageview',
    path,
    title: isPrivate ? path : document.title,
    url: window.location.origin + path + search,
  });
}

/**
 * Counts each page after the first, which is counted when consent is known. In an effect, because the title is in the head only
 * after the page is committed.
 */
export function PageViews() {
  const shell = useShell();
  const pattern = usePage()?.route.path ?? null;
  useAfterNavigation(() => countPageView(shell.consent(), pattern));
  return null;
}
