import type { Consent } from '@valam/mfe-kit/shell';

const scriptId = 'tag-manager';

/** Sends the visitor's consent to the tag manager, whose script is loaded on the first consent. */
export function tellTagManager(id: string, consent: Consent): void {
  const isThere = document.getElementById(scriptId) !== null;
  if (!isThere && !consent?.analytics) return;
  const dataLayer = (window.dataLayer ??= []);
  say('consent', isThere ? 'update' : 'default', choicesOf(consent));
  if (isThere) return;
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);

  /** A command must be pushed as `arguments`: the tag manager treats an array as data. */
  function say(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- see above
    dataLayer.push(arguments);
  }
}

/** Advertising is never granted: visitors are not asked about it, and the privacy policy excludes it. */
function choicesOf(consent: Consent): Record<string, 'granted' | 'denied'> {
  return {
    analytics_storage: consent?.analytics ? 'granted' : 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
}
