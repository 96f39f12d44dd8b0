/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { live } from './support/shell-process';
import { tinySite } from './support/tiny-site';

const tour = '/tiny/discovering-shiva';
const site = tinySite(['page', 'nextPage', 'panel', 'pageThrowsByQuery', 'pageHangsByQuery']);

/** Starts a shell on which a version has just been promoted. */
async function promoted(name: 'nextPage' | 'pageThrowsByQuery' | 'pageHangsByQuery'): Promise<string> {
  await site.fresh(site.built.page, site.built.panel);
  await site.shell.release({
    catalog: live(site.built[name], site.built.page),
    booking: live(site.built.panel),
  });
  const { version } = site.built[name];
  await site.shell.logged('remote version adopted', { remote: 'catalog', version });
  return version;
}

const liveVersion = async (): Promise<string> => {
  const answer = await site.shell.page('/remotes.json');
  return (JSON.parse(answer.html) as { catalog: { version: string } }).catalog.version;
};
const linesOf = (message: string): unknown[] => site.shell.logs.filter((line) => line['msg'] === message);

/** Expects that the version was neither rolled back nor quarantined. */
async function isStillLive(version: string): Promise<void> {
  expect(await liveVersion()).toBe(version);
  expect(linesOf('automatic rollback requested')).toEqual([]);
  expect(linesOf('remote version quarantined')).toEqual([]);
}

describe('a recently promoted release stays live', () => {
  it('when a visitor makes its pages throw', async () => {
    const version = await promoted('pageThrowsByQuery');
    for (let visits = 0; visits < 8; visits++) await site.shell.page(`${tour}?boom=1`);
    const failures = linesOf('remote failed');
    expect(failures.length).toBeGreaterThanOrEqual(5);
    await isStillLive(version);
  });

  it('when a visitor makes its pages hang', async () => {
    const version = await promoted('pageHangsByQuery');
    await site.shell.page(`${tour}?boom=1`);
    await site.shell.logged('remote version hung by what a visitor sent');
    await isStillLive(version);
  });

  it('when a visitor forges a form report', async () => {
    const version = await promoted('nextPage');
    const report = {
      action: 'shell/newsletter',
      errors: { email: { x: 1 } },
      values: { name: {} },
      toast: { title: {} },
    };
    const cookie = `form-report=${encodeURIComponent(JSON.stringify(report))}`;
    for (let visits = 0; visits < 8; visits++) {
      const { status, html } = await site.shell.page(tour, { headers: { cookie } });
      expect(status).toBe(200);
      expect(html).toContain('Tiny page, second edition');
    }
    expect(linesOf('remote failed')).toEqual([]);
    await isStillLive(version);
  });

  it('when a visitor sends forms with unknown actions', async () => {
    const version = await promoted('nextPage');
    for (const action of ['catalog/nothing', 'catalog/__proto__', 'nobody/at-all', 'catalog', ''])
      for (let tries = 0; tries < 6; tries++) {
        const { status } = await site.shell.page(tour, {
          method: 'POST',
          body: new URLSearchParams({ _action: action }),
        });
        expect(status).toBe(400);
      }
    await isStillLive(version);
  });
});

describe('the host header of a visitor', () => {
  /** `fetch` would always send the host of the URL. */
  async function askFor(path: string): Promise<void> {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const request = http.get(site.shell.url + path, { headers });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    await once(answer, 'end');
  }

  it.each([
    ['call', '/api/auth/csrf', 'GET /api/auth/csrf'],
    ['page', `${tour}?from=elsewhere`, 'GET /api/tours/discovering-shiva'],
  ])('does not reach the gateway with a %s', async (_kind, path, key) => {
    await site.fresh(site.built.page, site.built.panel);
    site.gateway.seen.length = 0;
    await askFor(path);
    const calls = site.gateway.seen.filter((call) => call.key === key);
    expect(calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(calls)).not.toContain('evil.example');
  });
});
