import { beforeEach, describe, expect, it } from '@jest/globals';
import { createMockHost, fakeHttp } from '@valam/mfe-kit/testing';
import type { ThirdParties } from '@valam/mfe-kit/host';
import { followConsent } from './follow-consent';

const script = () => document.querySelector<HTMLScriptElement>('script#tag-manager');
const said = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as IArguments) : entry,
  );
const counted = () => said().filter((entry) => 'event' in entry && entry.event === 'pageview');
const settled = () => new Promise((resolve) => setTimeout(resolve));

function follow(thirdParties: ThirdParties) {
  const host = createMockHost({
    remotes: [],
    http: fakeHttp({}),
    shell: { thirdParties },
  });
  followConsent(host);
  return host.app.shell;
}

describe('what the visitor allows', () => {
  beforeEach(() => {
    script()?.remove();
    delete window.dataLayer;
  });

  it('brings the tag manager in, its consent first and the page that is open last', async () => {
    const shell = follow({ tagManagerId: 'GTM-ABC123', reviewsWidgetUrl: null });
    await settled();
    expect(script()).toBeNull();
    expect(window.dataLayer).toBeUndefined();

    shell.setConsent({ analytics: true, marketing: false });
    await settled();
    expect(script()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
    const [consent, start, view] = said();
    expect(consent).toMatchObject([
      'consent',
      'default',
      { analytics_storage: 'granted', ad_storage: 'denied' },
    ]);
    expect(start).toMatchObject({ event: 'gtm.js' });
    expect(view).toMatchObject({ event: 'pageview' });
  });

  it('tells the tag manager when it is taken back, and counts no more', async () => {
    const shell = follow({ tagManagerId: 'GTM-ABC123', reviewsWidgetUrl: null });
    shell.setConsent({ analytics: true, marketing: true });
    await settled();
    shell.forgetConsent();
    await settled();
    expect(said().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
    expect(counted()).toHaveLength(1);
  });

  it('asks no one where no tag manager is configured', async () => {
    const shell = follow({ tagManagerId: null, reviewsWidgetUrl: null });
    shell.setConsent({ analytics: true, marketing: true });
    await settled();
    expect(script()).toBeNull();
    expect(counted()).toHaveLength(1);
  });

  it('asks no one when only the needed is allowed', async () => {
    const shell = follow({ tagManagerId: 'GTM-ABC123', reviewsWidgetUrl: null });
    shell.setConsent({ analytics: false, marketing: false });
    await settled();
    expect(script()).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });
});
