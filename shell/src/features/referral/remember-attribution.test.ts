import { beforeEach, describe, expect, it } from '@jest/globals';
import { createMemoryRouter, createMockHost, fakeHttp } from '@valam/mfe-kit/testing';
import { emptyAttribution, type ShellState } from '@valam/mfe-kit/host';
import { shellModule } from '../../app/shell-module';
import { rememberAttribution } from './remember-attribution';

const owner = 'GET /api/contributors/ref/ANANDHI12';
const click = 'POST /api/referrals/click';

const cookie = (): Record<string, unknown> | null => {
  const found = /attribution=([^;]+)/.exec(document.cookie)?.[1];
  return found ? (JSON.parse(decodeURIComponent(found)) as Record<string, unknown>) : null;
};
const campaign = '?utm_source=fb&utm_campaign=c1';
const utm = { utm_source: 'fb', utm_campaign: 'c1' };

describe('where a visitor came from', () => {
  beforeEach(() => {
    document.cookie = 'attribution=; Path=/; Max-Age=0';
    localStorage.clear();
  });

  async function remembered(search: string, shell: Partial<ShellState> = {}) {
    window.history.replaceState({}, '', `/blog${search}`);
    const host = createMockHost({
      remotes: [shellModule],
      http: fakeHttp({ [owner]: { id: 'c1', name: 'Anandhi' }, [click]: {} }),
      shell: { attribution: emptyAttribution, ...shell },
      router: createMemoryRouter,
    });
    await rememberAttribution(host.app);
    return host.app.shell;
  }

  it('is neither stored nor sent before the visitor has answered', async () => {
    const shell = await remembered(campaign);
    expect(cookie()).toBeNull();
    expect(shell.attribution()).toMatchObject({ firstPage: null, utm: null });
  });

  it('is kept once it is allowed, from the first page on, and dropped when it is taken back', async () => {
    const shell = await remembered(campaign);
    shell.setConsent({ analytics: true, marketing: false });
    expect(shell.attribution()).toMatchObject({ firstPage: '/blog', utm });
    expect(cookie()).toMatchObject({ firstPage: '/blog', utm });
    shell.forgetConsent();
    expect(cookie()).toBeNull();
    expect(shell.attribution()).toMatchObject({ firstPage: null, utm: null });
  });

  it('stays unknown when only the needed is allowed, what an older visit stored included', async () => {
    document.cookie = `attribution=${encodeURIComponent(JSON.stringify({ firstPage: '/', utm }))}; Path=/`;
    await remembered('', {
      attribution: { ...emptyAttribution, firstPage: '/', utm },
      consent: { analytics: false, marketing: false },
    });
    expect(cookie()).toBeNull();
  });

  it('is the code alone for who came with one and has not answered', async () => {
    const shell = await remembered('?ref=anandhi12&utm_source=fb');
    expect(shell.attribution()).toMatchObject({ referralCodeUsed: 'ANANDHI12', referredBy: 'c1', utm: null });
    expect(cookie()).toEqual({ referralCodeUsed: 'ANANDHI12', referredBy: 'c1', firstPage: null, utm: null });
  });
});
