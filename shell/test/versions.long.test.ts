/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { openRegistry } from '@valam/registry/write-registry';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually, live } from './support/shell-process';
import { tinySite } from './support/tiny-site';

const tour = '/tiny/discovering-shiva';
const site = tinySite([
  'pageHangs',
  'page',
  'panel',
  'panelHangs',
  'pageHangsAtLoad',
  'pageThrowsInRender',
  'panelThrowsInRender',
  'nextPanel',
  'nextPage',
]);

describe('a version that hangs', () => {
  it('is replaced by the previous version and quarantined, and the page is still served', async () => {
    site.newShell();
    await site.shell.release({
      catalog: live(site.built.pageHangs, site.built.page),
      booking: live(site.built.panel),
    });
    await site.shell.start();
    const { status, html } = await site.shell.page(tour);
    expect(status).toBe(200);
    expect(html).toContain('Tiny page, first edition');
    await site.shell.logged('remote version quarantined', {
      remote: 'catalog',
      version: site.built.pageHangs.version,
    });
    expect((await site.shell.page(tour)).status).toBe(200);
  });

  it('affects only its slot if there is no previous version', async () => {
    await site.fresh(site.built.page, site.built.panelHangs);
    const { status, html } = await site.shell.page(tour);
    expect(status).toBe(200);
    expect(html).toContain('plain inquiry');
    await site.shell.logged('remote version quarantined', { remote: 'booking' });
  });

  it('is never adopted if it hangs while it loads', async () => {
    site.newShell();
    await site.shell.release({
      catalog: live(site.built.pageHangsAtLoad, site.built.page),
      booking: live(site.built.panel),
    });
    await site.shell.start();
    expect((await site.shell.page(tour)).status).toBe(200);
    await site.shell.logged('remote version quarantined', { version: site.built.pageHangsAtLoad.version });
  });
});

describe('a version that fails repeatedly', () => {
  it('does not break pages while there is a previous version', async () => {
    site.newShell();
    await site.shell.release({
      catalog: live(site.built.pageThrowsInRender, site.built.page),
      booking: live(site.built.panel),
    });
    await site.shell.start();
    for (let visits = 0; visits < 6; visits++) {
      const { status, html } = await site.shell.page(tour);
      expect(status).toBe(200);
      expect(html).toContain('Tiny page, first edition');
    }
    await site.shell.logged('automatic rollback requested', { remote: 'catalog' });
  });

  it('is rolled back by the release side on request of the shell, which does not write the registry', async () => {
    site.newShell();
    await site.shell.release({
      catalog: live(site.built.page),
      booking: live(site.built.panelThrowsInRender, site.built.panel),
    });
    await site.shell.start();
    for (let visits = 0; visits < 6; visits++) await site.shell.page(tour);
    await site.shell.logged('automatic rollback requested', { remote: 'booking' });
    const { version } = site.built.panelThrowsInRender;
    const entry = async () => (await openRegistry(site.shell.registryFile)).remotes['booking'];
    expect((await entry())?.current.version).toBe(version);
    const done = await site.shell.carryOutRollback(site.built.panelThrowsInRender);
    expect(done.refused).toBeNull();
    expect(await entry()).toMatchObject({
      current: { version: site.built.panel.version },
      previous: null,
      bad: [version],
    });
    await eventually(async () => {
      expect((await site.shell.page(tour)).html).toContain('panel of');
    });
    const audit = await readFile(path.join(site.folder, 'remotes.audit.jsonl'), 'utf8');
    expect(audit).toContain('"by":"shell","did":"automatic rollback","remote":"booking"');
  });
});

describe('the registry', () => {
  it('is applied within two seconds, forward and backward', async () => {
    await site.fresh(site.built.page, site.built.panel);
    await site.shell.release({
      catalog: live(site.built.page),
      booking: live(site.built.nextPanel, site.built.panel),
    });
    await eventually(async () => {
      expect((await site.shell.page(tour)).html).toContain('second edition');
    }, 2_000);
    await site.shell.release({
      catalog: live(site.built.page),
      booking: live(site.built.panel, site.built.nextPanel),
    });
    await eventually(async () => {
      expect((await site.shell.page(tour)).html).not.toContain('second edition');
    }, 2_000);
  });

  it('is ignored while it is unreadable: the last good one stays', async () => {
    await site.fresh(site.built.page, site.built.panel);
    await site.shell.writeRegistry('{ "remotes": { "catalog": ');
    await site.shell.logged('registry unreadable, the last good one stays');
    expect((await site.shell.page(tour)).status).toBe(200);
    await site.shell.release({
      catalog: live(site.built.nextPage, site.built.page),
      booking: live(site.built.panel),
    });
    await eventually(async () => {
      expect((await site.shell.page(tour)).html).toContain('Tiny page, second edition');
    }, 2_000);
  });

  it('does not make a release live whose bundle has a wrong hash: the previous version stays', async () => {
    await site.fresh(site.built.page, site.built.panel);
    const wrong = {
      ...site.built.nextPage,
      server: { ...site.built.nextPage.server, integrity: site.built.panel.server.integrity },
    };
    await site.shell.release({ catalog: live(wrong, site.built.page), booking: live(site.built.panel) });
    await site.shell.logged('remote version not adopted', { remote: 'catalog' });
    expect((await site.shell.page(tour)).html).toContain('Tiny page, first edition');
  });

  it('assigns the candidate to a share of the visitors, and each visitor always to the same side', async () => {
    site.newShell();
    await site.shell.release({
      catalog: {
        ...live(site.built.page),
        candidate: { manifest: site.built.nextPage, percent: 50, promotedAt: null },
      },
      booking: live(site.built.panel),
    });
    await site.shell.start();
    const editionFor = async (bucket: number): Promise<boolean> => {
      const { html } = await site.shell.page('/tiny/discovering-shiva', {
        headers: { cookie: `rollout=${bucket}` },
      });
      return html.includes('Tiny page, second edition');
    };
    expect(await Promise.all([0, 49, 50, 99].map(editionFor))).toEqual([true, true, false, false]);
    expect((await site.shell.page(tour)).headers.get('set-cookie')).toMatch(/^rollout=\d+;/);
  });
});

describe('the gateway', () => {
  it('leads to a 503 for calls and on /readyz while it is down', async () => {
    site.newShell('http://127.0.0.1:9');
    await site.shell.release({ catalog: live(site.built.page), booking: live(site.built.panel) });
    await site.shell.start();
    const call = await fetch(`${site.shell.url}/api/tours`);
    expect(call.status).toBe(503);
    expect(((await call.json()) as { kind: string }).kind).toBe('unavailable');
    expect((await fetch(`${site.shell.url}/readyz`)).status).toBe(503);
    expect((await site.shell.page('/plain')).status).toBe(200);
  });
});

describe('a shell that stops', () => {
  it('closes connections after each response while it drains, so that none is reused', async () => {
    await site.fresh(site.built.page, site.built.panel, { DRAIN_MS: '1500' });
    const closes = async () => (await fetch(`${site.shell.url}/healthz`)).headers.get('connection');
    expect(await closes()).not.toBe('close');
    const stopped = site.shell.stop();
    await eventually(async () => expect(await closes()).toBe('close'));
    await stopped;
  });
});

describe('a site under maintenance', () => {
  it('is closed to visitors within moments, with a Retry-After, and opens unchanged', async () => {
    await site.fresh(site.built.page, site.built.panel);
    const open = { catalog: live(site.built.page), booking: live(site.built.panel) };
    const until = new Date(Date.now() + 600_000).toISOString();
    await site.shell.writeRegistry(JSON.stringify({ remotes: open, maintenance: { until } }));
    await eventually(async () => expect((await site.shell.page(tour)).status).toBe(503));
    const { html, headers } = await site.shell.page(tour);
    expect(html).toContain('We’ll be back soon');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    const call = await site.shell.page('/api/tours');
    expect([call.status, (JSON.parse(call.html) as { kind: string }).kind]).toEqual([503, 'unavailable']);
    await site.shell.release(open);
    await eventually(async () => expect((await site.shell.page(tour)).status).toBe(200));
  });
});
