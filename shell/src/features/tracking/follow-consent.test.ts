import { beforeEach, describe, expect, it } from '@jest/globals';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
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

describe('consent', () => {
  beforeEach(() => {
    script()?.remove();
    delete window.dataLayer;
  });

  it('loads the tag manager, pushing the consent first and the current page view last', async () => {
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

  it('updates the tag manager and stops counting when it is withdrawn', async () => {
    const shell = follow({ tagManagerId: 'GTM-ABC123', reviewsWidgetUrl: null });
    shell.setConsent({ analytics: true, marketing: true });
    await settled();
    shell.forgetConsent();
    await settled();
    expect(said().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
    expect(counted()).toHaveLength(1);
  });

  describe('on a private page', () => {
    const shown = (path: `/${string}`) =>
      page({ path, page: lazyPage(path, () => Promise.resolve({ default: () => null })) });
    const paths = [
      '/blog',
      '/booking/manage/:token',
      '/booking/success',
      '/admin/*',
      '/dashboard/earnings',
      '/login',
    ] as const;
    const site = remote({
      name: 'booking',
      apis: [],
      routes: paths.map((path) => shown(path)),
      actions: {},
    });
    const visit = async (address: string, others: Partial<ThirdParties> = {}) => {
      const opened: string[] = [];
      const thirdParties = { tagManagerId: 'GTM-ABC123', reviewsWidgetUrl: null, ...others };
      const host = createMockHost({ remotes: [site], http: fakeHttp({}), shell: { thirdParties } });
      await host.router.navigate(address);
      followConsent(host, (to) => opened.push(to));
      host.app.shell.setConsent({ analytics: true, marketing: true });
      await settled();
      return { host, opened };
    };

    it.each([
      '/booking/manage/a-secret',
      '/booking/success?session_id=a-secret',
      '/blog?preview=a-secret',
      '/admin/people?search=a-secret',
      '/dashboard/earnings',
      '/login?next=a-secret',
    ])('does not load the tag manager: %s', async (address) => {
      const { host } = await visit(address);
      expect(script()).toBeNull();
      await host.router.navigate('/blog');
      await settled();
      expect(script()).not.toBeNull();
      expect(JSON.stringify(said())).not.toContain('a-secret');
    });

    it('opens the private page as a new document if the tag manager is already loaded', async () => {
      const { host, opened } = await visit('/blog');
      expect(script()).not.toBeNull();
      await host.router.navigate('/booking/success');
      expect(opened).toEqual([]);
      await host.router.navigate('/booking/manage/a-secret');
      expect(opened).toContain('/booking/manage/a-secret');
    });

    it('opens the private page as a new document if the script of the reviews was loaded', async () => {
      const reviewsWidgetUrl = 'https://reviews.example/loader.js';
      const { host, opened } = await visit('/blog', { tagManagerId: null, reviewsWidgetUrl });
      const reviews = document.createElement('script');
      reviews.src = reviewsWidgetUrl;
      document.body.append(reviews);
      await host.router.navigate('/booking/success');
      reviews.remove();
      expect(opened).toEqual([]);
      await host.router.navigate('/admin/people');
      expect(opened).toContain('/admin/people');
    });
  });

  it('never grants advertising to the tag manager, because visitors are not asked about it', async () => {
    const shell = follow({ tagManagerId: 'GTM-ABC123', reviewsWidgetUrl: null });
    shell.setConsent({ analytics: true, marketing: true });
    await settled();
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(said()[0]).toMatchObject(['consent', 'default', { analytics_storage: 'granted', ...denied }]);
  });

  it('loads no third party if no tag manager is configured', async () => {
    const shell = follow({ tagManagerId: null, reviewsWidgetUrl: null });
    shell.setConsent({ analytics: true, marketing: true });
    await settled();
    expect(script()).toBeNull();
    expect(counted()).toHaveLength(1);
  });

  it('loads no third party if the visitor allows only necessary cookies', async () => {
    const shell = follow({ tagManagerId: 'GTM-ABC123', reviewsWidgetUrl: null });
    shell.setConsent({ analytics: false, marketing: false });
    await settled();
    expect(script()).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });
});
