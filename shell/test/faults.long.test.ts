/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aPlainTour } from '@valam/contracts/testing/a-tour';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tinySite } from './support/tiny-site';

const tour = '/tiny/discovering-shiva';
const site = tinySite([
  'page',
  'panel',
  'nextPanel',
  'panelThrowsAtLoad',
  'panelWaitsAtLoad',
  'panelAsksForMore',
  'panelThrowsInRender',
  'pageThrowsAtLoad',
  'pageThrowsInRender',
]);

describe('a whole page', () => {
  it('contains the page and the panel of another remote, with one call each', async () => {
    await site.fresh(site.built.page, site.built.panel);
    site.gateway.seen.length = 0;
    const { status, html } = await site.shell.page(tour);
    expect(status).toBe(200);
    expect(html).toContain('Tiny page, first edition');
    expect(html).toMatch(/panel of .*discovering-shiva.*, first edition/);
    expect(html).toContain('padding:7px');
    expect(html).not.toContain('plain inquiry');
    const calls = site.gateway.seen.map(({ key }) => key).filter((key) => key.includes('/tours/'));
    expect(calls.sort()).toEqual([
      'GET /api/tours/discovering-shiva',
      'GET /api/tours/discovering-shiva/availability',
    ]);
  });

  it('has one inline script, which the policy allows by hash as it does React’s form script, and is the same for every request', async () => {
    await site.fresh(site.built.page, site.built.panel);
    const views = [];
    for (let i = 0; i < 4; i++) views.push(await site.shell.page(tour));
    for (const { html, headers } of views) {
      const own = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
      const hashes = own.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(hashes).toHaveLength(1);
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'sha256-[^']+' 'sha256-[^']+' 'strict-dynamic'/,
      );
      expect(headers.get('content-security-policy')).toContain(`script-src ${hashes[0]} `);
      expect(html).not.toMatch(/nonce|<script(?! type="application\/(ld\+)?json"|>)/);
    }
    const markup = views.map(({ html }) => html.replaceAll(/name="_key" value="[^"]+"/g, ''));
    expect(new Set(markup.map((html) => html.split('id="boot-state"')[0])).size).toBe(1);

    site.gateway.instead.set('GET /api/tours/discovering-shiva', aPlainTour({ title: 'Another title' }));
    for (let i = 0; i < 3; i++)
      expect((await site.shell.page(tour)).html).toMatch(/after the panel, .*Another title/);
  });
});

describe('sample content', () => {
  const notice = /the tours, people and reviews on this site are examples/;

  it('is announced on every page while there is any', async () => {
    await site.fresh(site.built.page, site.built.panel);
    expect((await site.shell.page(tour)).html).not.toMatch(notice);
    site.gateway.instead.set('GET /api/site', { showsSample: true });
    expect((await site.shell.page(tour)).html).toMatch(notice);
    expect((await site.shell.page('/no-such-page')).html).toMatch(notice);
  });

  it('is not needed to show a page: the call for it may fail', async () => {
    await site.fresh(site.built.page, site.built.panel);
    site.gateway.broken.add('GET /api/site');
    expect(await site.shell.page(tour)).toMatchObject({ status: 200 });
  });
});

describe('the remote of a slot affects only the slot', () => {
  const keepsThePage = async (): Promise<void> => {
    const { status, html } = await site.shell.page(tour);
    expect(status).toBe(200);
    expect(html).toContain('Tiny page, first edition');
    expect(html).toContain('plain inquiry');
    expect(html).toContain('after the panel');
    expect(html).not.toContain('panel of');
  };

  it('if its bundle is missing', async () => {
    await site.fresh(site.built.page, { ...site.built.panel, version: 'missing' });
    await keepsThePage();
    await site.shell.logged('remote version not adopted', { remote: 'booking', version: 'missing' });
  });

  it('if its bundle is not the released one', async () => {
    const wrong = {
      ...site.built.panel,
      server: { ...site.built.panel.server, integrity: site.built.page.server.integrity },
    };
    await site.fresh(site.built.page, wrong);
    await keepsThePage();
    const line = await site.shell.logged('remote version not adopted', { remote: 'booking' });
    expect(String(line['reason'])).toContain('not the released bundle');
  });

  it('if its bundle is an HTML page', async () => {
    const html = { ...site.built.nextPanel };
    await writeFile(site.fileOf(html, 'error.html'), '<!DOCTYPE html><p>404</p>');
    await site.fresh(site.built.page, { ...html, server: { ...html.server, file: 'error.html' } });
    await keepsThePage();
  });

  it('if it throws while it loads', async () => {
    await site.fresh(site.built.page, site.built.panelThrowsAtLoad);
    await keepsThePage();
  });

  it('if it waits forever while it loads', async () => {
    await site.fresh(site.built.page, site.built.panelWaitsAtLoad);
    await keepsThePage();
    await site.shell.logged('remote version not adopted', { reason: 'it takes too long to load' });
  });

  it('if it requires a module that is not part of the platform', async () => {
    await site.fresh(site.built.page, site.built.panelAsksForMore);
    await keepsThePage();
    const line = await site.shell.logged('remote version not adopted', { remote: 'booking' });
    expect(String(line['reason'])).toContain('not part of the platform');
  });

  it('if it throws while it renders', async () => {
    await site.fresh(site.built.page, site.built.panelThrowsInRender);
    await keepsThePage();
    await site.shell.logged('remote failed', {
      remote: 'booking',
      version: site.built.panelThrowsInRender.version,
    });
  });

  it('if it was built for another platform', async () => {
    await site.fresh(site.built.page, { ...site.built.panel, platform: 99 });
    await keepsThePage();
  });

  it('if its data is unavailable', async () => {
    await site.fresh(site.built.page, site.built.panel);
    site.gateway.broken.add('GET /api/tours/discovering-shiva/availability');
    await keepsThePage();
  });

  it('if its data exceeds the time budget', async () => {
    await site.fresh(site.built.page, site.built.panel);
    site.gateway.delays['GET /api/tours/discovering-shiva/availability'] = 15_000;
    const since = Date.now();
    await keepsThePage();
    expect(Date.now() - since).toBeLessThan(8_000);
  });
});

describe('slow data of a slot', () => {
  it('is awaited within the budget and rendered in its place', async () => {
    await site.fresh(site.built.page, site.built.panel);
    site.gateway.delays['GET /api/tours/discovering-shiva/availability'] = 600;
    const { html } = await site.shell.page(tour);
    expect(html.indexOf('panel of')).toBeGreaterThan(0);
    expect(html.indexOf('panel of')).toBeLessThan(html.indexOf('after the panel'));
    expect(html).not.toContain('plain inquiry');
  });
});

describe('a page whose remote fails', () => {
  const isAway = async (): Promise<void> => {
    const { status, html, headers } = await site.shell.page(tour);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBeTruthy();
    expect(html).toContain('temporarily unavailable');
    expect(html).toContain('<footer');
    expect(html).toContain('boot-state');
  };

  it('is a 503 with the whole frame if the bundle is missing', async () => {
    await site.fresh({ ...site.built.page, version: 'missing' }, site.built.panel);
    await isAway();
  });

  it('is a 503 with the whole frame if the bundle throws while it loads', async () => {
    await site.fresh(site.built.pageThrowsAtLoad, site.built.panel);
    await isAway();
  });

  it('is a 503 with the whole frame if the page throws while it renders', async () => {
    await site.fresh(site.built.pageThrowsInRender, site.built.panel);
    await isAway();
  });

  it('is a 503 with the whole frame if its data is unavailable', async () => {
    await site.fresh(site.built.page, site.built.panel);
    site.gateway.broken.add('GET /api/tours/discovering-shiva');
    await isAway();
    expect((await site.shell.page('/plain')).status).toBe(200);
  });

  it('does not turn the 404 of an unknown URL into a 503', async () => {
    await site.fresh(site.built.page, site.built.panel);
    expect((await site.shell.page('/nowhere')).status).toBe(404);
    expect((await site.shell.page('/tiny/unknown')).status).toBe(404);
  });
});
