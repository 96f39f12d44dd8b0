import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reachStep } from '@valam/mfe-kit/shell';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { createMockHost, fakeHttp } from '@valam/mfe-kit/testing';
import { followConsent } from './follow-consent';

const shown = (path: `/${string}`) =>
  page({ path, page: lazyPage(path, () => Promise.resolve({ default: () => null })) });
const site = remote({
  name: 'catalog',
  apis: [],
  routes: [shown('/spiritual-tours/:slug'), shown('/blog')],
  actions: {},
});
const yes = { analytics: true, marketing: false };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the funnel of a visit', () => {
  let said: Blob[] = [];
  const steps = async () =>
    Promise.all(
      said.map(
        (blob) =>
          new Promise<Record<string, string>>((resolve) => {
            const reader = new FileReader();
            reader.onload = () => resolve(JSON.parse(reader.result as string) as Record<string, string>);
            reader.readAsText(blob);
          }),
      ),
    );
  const names = async () => (await steps()).map(({ step, tour }) => `${step} ${tour}`);

  beforeEach(() => {
    said = [];
    sessionStorage.clear();
    window.matchMedia = (() => ({ matches: false })) as never;
    navigator.sendBeacon = jest.fn((_to: unknown, body?: unknown) => said.push(body as Blob) > 0);
  });

  let leave = (): void => undefined;
  afterEach(async () => {
    leave();
    await settled();
  });

  async function visit(path: string) {
    const host = createMockHost({ remotes: [site], http: fakeHttp({}) });
    await host.router.navigate(path);
    followConsent(host);
    leave = () => host.app.shell.forgetConsent();
    await settled();
    return host;
  }

  it('is reported only with consent', async () => {
    const host = await visit('/spiritual-tours/kailash');
    reachStep('panel');
    expect(said).toEqual([]);
    host.app.shell.setConsent({ analytics: false, marketing: true });
    await settled();
    reachStep('panel');
    expect(said).toEqual([]);
    host.app.shell.setConsent(yes);
    await settled();
    expect(await names()).toEqual(['tour kailash']);
    host.app.shell.forgetConsent();
    await settled();
    reachStep('details');
    expect(said).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
    expect(host.app.shell.attribution().visit).toBeNull();
  });

  it('reports each step once per tour, with only the kinds of source and device', async () => {
    const host = await visit('/blog');
    host.app.shell.setConsent(yes);
    await settled();
    expect(said).toEqual([]);
    await host.router.navigate('/spiritual-tours/kailash?email=asha@example.org');
    reachStep('details');
    reachStep('panel');
    await host.router.navigate('/blog');
    reachStep('panel');
    await host.router.navigate('/spiritual-tours/kailash');
    await host.router.navigate('/spiritual-tours/shiva');
    expect(await names()).toEqual(['tour kailash', 'panel kailash', 'details kailash', 'tour shiva']);
    const [first] = await steps();
    expect(first).toEqual({ step: 'tour', tour: 'kailash', source: 'direct', device: expect.any(String) });
    expect(host.app.shell.attribution().visit).toEqual({ source: 'direct', device: first?.['device'] });
  });

  it('continues after a reload of the tab', async () => {
    sessionStorage.setItem(
      'valam.visit',
      JSON.stringify({ source: 'email', reached: ['tour kailash', 'panel kailash'] }),
    );
    const host = await visit('/spiritual-tours/kailash');
    host.app.shell.setConsent(yes);
    await settled();
    reachStep('details');
    expect(await steps()).toMatchObject([{ step: 'details', tour: 'kailash', source: 'email' }]);
  });
});
