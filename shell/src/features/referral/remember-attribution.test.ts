import { beforeEach, describe, expect, it } from '@jest/globals';
import { createMockHost, FakeProblem, fakeHttp } from '@valam/mfe-kit/testing';
import { emptyAttribution, type ShellState } from '@valam/mfe-kit/host';
import { shellModule } from '../../app/shell-module';
import { rememberAttribution } from './remember-attribution';

const owner = 'GET /api/contributors/ref/ANANDHI12';
const click = 'POST /api/referrals/click';

const cookie = (): Record<string, unknown> | null => {
  const found = /attribution=([^;]+)/.exec(document.cookie)?.[1];
  return found ? (JSON.parse(decodeURIComponent(found)) as Record<string, unknown>) : null;
};
type FakeAnswers = Parameters<typeof fakeHttp>[0];

/** How often the last page requested the owner of the code, and counted a visit. */
let asked = (): number => 0;
let clicks = (): number => 0;
const campaign = '?utm_source=fb&utm_campaign=c1';
const utm = { utm_source: 'fb', utm_campaign: 'c1' };

describe('the attribution of a visitor', () => {
  beforeEach(() => {
    document.cookie = 'attribution=; Path=/; Max-Age=0';
    localStorage.clear();
  });

  async function remembered(
    search: string,
    shell: Partial<ShellState> = {},
    answers?: FakeAnswers,
    path = '/blog',
  ) {
    window.history.replaceState({}, '', `/blog${search}`);
    const http = fakeHttp({ [owner]: { id: 'c1', name: 'Anandhi' }, [click]: {}, ...answers });
    asked = () => http.calls.filter(({ path }) => path.startsWith('/api/contributors/ref/')).length;
    clicks = () => http.calls.filter(({ path }) => path === '/api/referrals/click').length;
    const host = createMockHost({
      remotes: [shellModule],
      http,
      shell: { attribution: emptyAttribution, ...shell },
    });
    await rememberAttribution(host.app, path);
    return host.app.shell;
  }

  it('is neither stored nor sent before consent', async () => {
    const shell = await remembered(campaign);
    expect(cookie()).toBeNull();
    expect(shell.attribution()).toMatchObject({ firstPage: null, utm: null });
  });

  it('is stored on consent, including the first page, and deleted when consent is withdrawn', async () => {
    const shell = await remembered(campaign);
    shell.setConsent({ analytics: true, marketing: false });
    expect(shell.attribution()).toMatchObject({ firstPage: '/blog', utm });
    expect(cookie()).toMatchObject({ firstPage: '/blog', utm });
    shell.forgetConsent();
    expect(cookie()).toBeNull();
    expect(shell.attribution()).toMatchObject({ firstPage: null, utm: null });
  });

  it.each(['x', '"', 'அ', '🪔'])(
    'fits into the 4,096 bytes of a cookie, however long a campaign of “%s” is',
    async (character) => {
      const long = character.repeat(300);
      const search = ['source', 'medium', 'campaign', 'term', 'content']
        .map((name) => `utm_${name}=${encodeURIComponent(long)}`)
        .join('&');
      const path = `/blog/${encodeURIComponent(long)}`;
      const shell = await remembered(`?ref=anandhi12&${search}`, {}, {}, path);
      shell.setConsent({ analytics: true, marketing: false });
      const [stored = ''] = /attribution=[^;]*/.exec(document.cookie) ?? [];
      expect(stored.length).toBeLessThan(4_096);
      const kept = cookie() as { utm: Record<string, string>; firstPage: string; referralCodeUsed: string };
      expect(kept.referralCodeUsed).toBe('ANANDHI12');
      expect(Object.keys(kept.utm)).toHaveLength(5);
      for (const value of Object.values(kept.utm)) {
        expect(value.length).toBeGreaterThan(20);
        expect(long.startsWith(value)).toBe(true);
      }
      expect(path.startsWith(kept.firstPage)).toBe(true);
    },
  );

  it('is deleted, including that of an earlier visit, if the visitor allows only necessary cookies', async () => {
    document.cookie = `attribution=${encodeURIComponent(JSON.stringify({ firstPage: '/', utm }))}; Path=/`;
    await remembered('', {
      attribution: { ...emptyAttribution, firstPage: '/', utm },
      consent: { analytics: false, marketing: false },
    });
    expect(cookie()).toBeNull();
  });

  it('is read from the cookie of an earlier page, because no document contains it', async () => {
    await remembered('?ref=anandhi12');
    const shell = await remembered('', {}, { [owner]: new FakeProblem(503, 'unavailable') });
    expect(asked()).toBe(0);
    expect(shell.attribution()).toMatchObject({ referralCodeUsed: 'ANANDHI12', referredBy: 'c1' });
  });

  it('consists of the referral code only before consent', async () => {
    const shell = await remembered('?ref=anandhi12&utm_source=fb');
    expect(shell.attribution()).toMatchObject({ referralCodeUsed: 'ANANDHI12', referredBy: 'c1', utm: null });
    expect(cookie()).toEqual({ referralCodeUsed: 'ANANDHI12', referredBy: 'c1', firstPage: null, utm: null });
  });

  it('has the owner of the latest code even if the visitor left the page before the owner was known', async () => {
    const kept = { referralCodeUsed: 'MERCY34', referredBy: 'c2', firstPage: null, utm: null };
    document.cookie = `attribution=${encodeURIComponent(JSON.stringify(kept))}; Path=/`;
    const never = { [owner]: () => new Promise(() => undefined) };
    void remembered('?ref=anandhi12', {}, never);
    const shell = await remembered('');
    expect(shell.attribution()).toMatchObject({ referralCodeUsed: 'ANANDHI12', referredBy: 'c1' });
  });

  it('has the code from the referral cookie if the visitor left the page before this code ran, and counts one visit', async () => {
    document.cookie = 'referral=ANANDHI12; Path=/';
    const shell = await remembered('');
    expect(shell.attribution()).toMatchObject({ referralCodeUsed: 'ANANDHI12', referredBy: 'c1' });
    expect(clicks()).toBe(1);
    expect(document.cookie).not.toContain('referral=');
    expect(cookie()).toMatchObject({ referralCodeUsed: 'ANANDHI12' });
    await remembered('');
    expect(clicks()).toBe(0);
  });

  it('has the code, which forms send, before its owner is known', () => {
    const never = { [owner]: () => new Promise(() => undefined) };
    void remembered('?ref=anandhi12', {}, never);
    expect(cookie()).toMatchObject({ referralCodeUsed: 'ANANDHI12', referredBy: null });
  });

  describe('the owner of the code', () => {
    const nobodys = { [owner]: new FakeProblem(404, 'identity.code_unknown') };
    const away = { [owner]: new FakeProblem(503, 'unavailable') };

    it('is requested once for an unknown code, not on every page', async () => {
      await remembered('?ref=anandhi12', {}, nobodys);
      expect(asked()).toBe(1);
      await remembered('', {}, nobodys);
      expect(asked()).toBe(0);
    });

    it('is requested again when the code arrives again, and after an inconclusive failure', async () => {
      await remembered('?ref=anandhi12', {}, nobodys);
      // Removes the cookie, as a visitor who clears cookies does before the next browser session.
      document.cookie = 'attribution=; Path=/; Max-Age=0';
      await remembered('?ref=anandhi12', {}, away);
      expect(asked()).toBe(1);
      localStorage.clear();
      await remembered('?ref=anandhi12', {}, away);
      const shell = await remembered('');
      expect(asked()).toBe(1);
      expect(shell.attribution()).toMatchObject({ referredBy: 'c1' });
    });
  });
});
