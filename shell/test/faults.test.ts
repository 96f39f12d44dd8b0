/** @jest-environment node */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aPlainTour } from '@valam/contracts/testing/a-tour';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '../src/remotes/registry';
import { startFakeGateway } from './support/fake-gateway';
import { buildVariants, eventually, live, makeWorkFolder, ShellProcess } from './support/shell-process';

const endless = 'for (;;) {}';
// The build itself refuses what cannot be loaded, so these faults wait for the rendering process.
const whenRendering = (fault: string) =>
  `if (typeof process === 'object' && process.env['RENDERER']) ${fault}`;
const variants = {
  page: { name: 'catalog' },
  nextPage: { name: 'catalog', edits: { 'first edition': 'second edition' } },
  pageThrowsAtLoad: {
    name: 'catalog',
    edits: { '/* at load */': whenRendering('throw new Error("no load");') },
  },
  pageThrowsInRender: {
    name: 'catalog',
    edits: { '/* in render */': 'if (globalThis) throw new Error("no page");' },
  },
  pageHangs: { name: 'catalog', edits: { '/* in render */': endless } },
  pageHangsAtLoad: { name: 'catalog', edits: { '/* at load */': whenRendering(endless) } },
  panel: { name: 'booking' },
  nextPanel: { name: 'booking', edits: { 'first edition': 'second edition' } },
  panelThrowsAtLoad: {
    name: 'booking',
    edits: { '/* at load */': whenRendering('throw new Error("no load");') },
  },
  panelThrowsInRender: {
    name: 'booking',
    edits: { '/* in render */': 'if (globalThis) throw new Error("no panel");' },
  },
  panelHangs: { name: 'booking', edits: { '/* in render */': endless } },
  panelAsksForMore: {
    name: 'booking',
    edits: { '/* at load */': whenRendering('__non_webpack_require__("node:fs");') },
  },
} as const;

jest.setTimeout(20_000);

let work: Awaited<ReturnType<typeof makeWorkFolder>>;
let built: Record<keyof typeof variants, RemoteManifest>;
let gateway: Awaited<ReturnType<typeof startFakeGateway>>;
let shell: ShellProcess;

const tour = '/tiny/discovering-shiva';
const fileOf = (manifest: RemoteManifest, file: string) =>
  path.join(work.folder, 'remotes', manifest.name, manifest.version, file);

beforeAll(async () => {
  work = await makeWorkFolder();
  built = await buildVariants(work.folder, variants);
  gateway = await startFakeGateway();
}, 120_000);

afterEach(async () => {
  await shell.stop();
  gateway.broken.clear();
  gateway.instead.clear();
  for (const key of Object.keys(gateway.delays)) delete gateway.delays[key];
});

afterAll(async () => {
  await gateway.stop();
  await work.drop();
});

/** A shell that has no good version in memory from before. */
async function freshShell(page: RemoteManifest, panel: RemoteManifest, env = {}): Promise<void> {
  shell = new ShellProcess(work.folder, gateway.url);
  await shell.release({ catalog: live(page), booking: live(panel) });
  await shell.start(env);
}

describe('a whole page', () => {
  it('holds the page and the panel of another remote, with one call each', async () => {
    await freshShell(built.page, built.panel);
    gateway.seen.length = 0;
    const { status, html } = await shell.page(tour);
    expect(status).toBe(200);
    expect(html).toContain('Tiny page, first edition');
    expect(html).toMatch(/panel of .*discovering-shiva.*, first edition/);
    expect(html).toContain('padding:7px');
    expect(html).not.toContain('plain inquiry');
    const calls = gateway.seen.map(({ key }) => key).filter((key) => key.includes('/tours/'));
    expect(calls.sort()).toEqual([
      'GET /api/tours/discovering-shiva',
      'GET /api/tours/discovering-shiva/availability',
    ]);
  });

  it('is made once of the same answers, with a nonce of its own each time, and anew of others', async () => {
    await freshShell(built.page, built.panel);
    const views = [];
    for (let i = 0; i < 6; i++) views.push(await shell.page(tour));
    const nonceOf = ({ html }: { html: string }) => /csp-nonce" nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    const nonces = views.map(nonceOf);
    expect(new Set(nonces).size).toBe(views.length);
    for (const [i, { html, headers }] of views.entries()) {
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonces[i]}'`);
      expect(new Set(html.match(/nonce="[^"]*"/g))).toEqual(new Set([`nonce="${nonces[i]}"`]));
    }
    const markup = views.map(({ html }, i) =>
      html.replaceAll(nonces[i] ?? '', '').replaceAll(/name="_key" value="[^"]+"/g, ''),
    );
    expect(new Set(markup.map((html) => html.split('id="boot-state"')[0])).size).toBe(1);

    gateway.instead.set('GET /api/tours/discovering-shiva', aPlainTour({ title: 'Another title' }));
    for (let i = 0; i < 3; i++)
      expect((await shell.page(tour)).html).toMatch(/after the panel, .*Another title/);
  });
});

describe("a slot's remote that cannot be had costs only its own place", () => {
  const keepsThePage = async (): Promise<void> => {
    const { status, html } = await shell.page(tour);
    expect(status).toBe(200);
    expect(html).toContain('Tiny page, first edition');
    expect(html).toContain('plain inquiry');
    expect(html).toContain('after the panel');
    expect(html).not.toContain('panel of');
  };

  it('when its bundle is missing', async () => {
    await freshShell(built.page, { ...built.panel, version: 'missing' });
    await keepsThePage();
    await shell.logged('remote version not adopted', { remote: 'booking', version: 'missing' });
  });

  it('when its bundle is not the one that was released', async () => {
    const wrong = {
      ...built.panel,
      server: { ...built.panel.server, integrity: built.page.server.integrity },
    };
    await freshShell(built.page, wrong);
    await keepsThePage();
    const line = await shell.logged('remote version not adopted', { remote: 'booking' });
    expect(String(line['reason'])).toContain('not the released one');
  });

  it('when a page came instead of its bundle', async () => {
    const html = { ...built.nextPanel };
    await writeFile(fileOf(html, 'error.html'), '<!DOCTYPE html><p>404</p>');
    await freshShell(built.page, { ...html, server: { ...html.server, file: 'error.html' } });
    await keepsThePage();
  });

  it('when it throws while it loads', async () => {
    await freshShell(built.page, built.panelThrowsAtLoad);
    await keepsThePage();
  });

  it('when it asks for something that is not the platform', async () => {
    await freshShell(built.page, built.panelAsksForMore);
    await keepsThePage();
    const line = await shell.logged('remote version not adopted', { remote: 'booking' });
    expect(String(line['reason'])).toContain('not part of the platform');
  });

  it('when it throws while it renders', async () => {
    await freshShell(built.page, built.panelThrowsInRender);
    await keepsThePage();
    await shell.logged('remote failed', { remote: 'booking', version: built.panelThrowsInRender.version });
  });

  it('when it was built for another platform', async () => {
    await freshShell(built.page, { ...built.panel, platform: 99 });
    await keepsThePage();
  });

  it('when its data cannot be had', async () => {
    await freshShell(built.page, built.panel);
    gateway.broken.add('GET /api/tours/discovering-shiva/availability');
    await keepsThePage();
  });

  it('when its data takes longer than its budget', async () => {
    await freshShell(built.page, built.panel);
    gateway.delays['GET /api/tours/discovering-shiva/availability'] = 4_000;
    const since = Date.now();
    await keepsThePage();
    expect(Date.now() - since).toBeLessThan(2_500);
  });
});

describe("a slot's slow data", () => {
  it('comes later in the same answer', async () => {
    await freshShell(built.page, built.panel);
    gateway.delays['GET /api/tours/discovering-shiva/availability'] = 600;
    const { html } = await shell.page(tour);
    expect(html.indexOf('after the panel')).toBeLessThan(html.indexOf('panel of'));
    expect(html.indexOf('panel of')).toBeGreaterThan(0);
  });
});

describe("a page's remote of which nothing can be had", () => {
  const isAway = async (): Promise<void> => {
    const { status, html, headers } = await shell.page(tour);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBeTruthy();
    expect(html).toContain('away for a moment');
    expect(html).toContain('<footer');
    expect(html).toContain('boot-state');
  };

  it('is 503 with the whole frame when its bundle is missing', async () => {
    await freshShell({ ...built.page, version: 'missing' }, built.panel);
    await isAway();
  });

  it('is 503 with the whole frame when it throws while it loads', async () => {
    await freshShell(built.pageThrowsAtLoad, built.panel);
    await isAway();
  });

  it('is 503 with the whole frame when it throws while it renders', async () => {
    await freshShell(built.pageThrowsInRender, built.panel);
    await isAway();
  });

  it('is 503 with the whole frame when its data cannot be had', async () => {
    await freshShell(built.page, built.panel);
    gateway.broken.add('GET /api/tours/discovering-shiva');
    await isAway();
    expect((await shell.page('/plain')).status).toBe(200);
  });

  it('leaves an address that no remote has a 404', async () => {
    await freshShell(built.page, built.panel);
    expect((await shell.page('/nowhere')).status).toBe(404);
    expect((await shell.page('/tiny/unknown')).status).toBe(404);
  });
});

describe('a version that hangs', () => {
  it('is put aside for the one before, its process replaced within 3 s, and the page still comes', async () => {
    shell = new ShellProcess(work.folder, gateway.url);
    await shell.release({ catalog: live(built.pageHangs, built.page), booking: live(built.panel) });
    await shell.start();
    const since = Date.now();
    const { status, html } = await shell.page(tour);
    expect(status).toBe(200);
    expect(html).toContain('Tiny page, first edition');
    expect(Date.now() - since).toBeLessThan(3_500);
    await shell.logged('remote version put aside', { remote: 'catalog', version: built.pageHangs.version });
    expect((await shell.page(tour)).status).toBe(200);
  });

  it('costs a slot only its own place when there is no version before', async () => {
    await freshShell(built.page, built.panelHangs);
    const { status, html } = await shell.page(tour);
    expect(status).toBe(200);
    expect(html).toContain('plain inquiry');
    await shell.logged('remote version put aside', { remote: 'booking' });
  });

  it('is never adopted when it hangs while it loads', async () => {
    shell = new ShellProcess(work.folder, gateway.url);
    await shell.release({ catalog: live(built.pageHangsAtLoad, built.page), booking: live(built.panel) });
    await shell.start();
    expect((await shell.page(tour)).status).toBe(200);
    await shell.logged('remote version put aside', { version: built.pageHangsAtLoad.version });
  });
});

describe('a version that fails again and again', () => {
  it('costs nobody the page while there is one before', async () => {
    shell = new ShellProcess(work.folder, gateway.url);
    await shell.release({ catalog: live(built.pageThrowsInRender, built.page), booking: live(built.panel) });
    await shell.start();
    for (let visits = 0; visits < 6; visits++) {
      const { status, html } = await shell.page(tour);
      expect(status).toBe(200);
      expect(html).toContain('Tiny page, first edition');
    }
    await shell.logged('remote rolled back automatically', { remote: 'catalog' });
  });

  it('is rolled back in the registry, with a line of who did it', async () => {
    shell = new ShellProcess(work.folder, gateway.url);
    await shell.release({ catalog: live(built.page), booking: live(built.panelThrowsInRender, built.panel) });
    await shell.start();
    for (let visits = 0; visits < 6; visits++) await shell.page(tour);
    await shell.logged('remote rolled back automatically', { remote: 'booking' });
    await eventually(async () => {
      expect((await shell.page(tour)).html).toContain('panel of');
    });
    const audit = await readFile(path.join(work.folder, 'remotes.audit.jsonl'), 'utf8');
    expect(audit).toContain('"by":"shell","did":"automatic rollback","remote":"booking"');
  });
});

describe('the registry', () => {
  it('is followed within two seconds, and back', async () => {
    await freshShell(built.page, built.panel);
    await shell.release({ catalog: live(built.page), booking: live(built.nextPanel, built.panel) });
    await eventually(async () => {
      expect((await shell.page(tour)).html).toContain('second edition');
    }, 2_000);
    await shell.release({ catalog: live(built.page), booking: live(built.panel, built.nextPanel) });
    await eventually(async () => {
      expect((await shell.page(tour)).html).not.toContain('second edition');
    }, 2_000);
  });

  it('keeps the last good one when it is broken or gone', async () => {
    await freshShell(built.page, built.panel);
    await shell.writeRegistry('{ "remotes": { "catalog": ');
    await shell.logged('registry unreadable, the last good one stays');
    expect((await shell.page(tour)).status).toBe(200);
    await shell.release({ catalog: live(built.nextPage, built.page), booking: live(built.panel) });
    await eventually(async () => {
      expect((await shell.page(tour)).html).toContain('Tiny page, second edition');
    }, 2_000);
  });

  it('never shows a release whose bundle is wrong: the version before stays', async () => {
    await freshShell(built.page, built.panel);
    const wrong = {
      ...built.nextPage,
      server: { ...built.nextPage.server, integrity: built.panel.server.integrity },
    };
    await shell.release({ catalog: live(wrong, built.page), booking: live(built.panel) });
    await shell.logged('remote version not adopted', { remote: 'catalog' });
    expect((await shell.page(tour)).html).toContain('Tiny page, first edition');
  });

  it('gives a part of the visitors the candidate, and each visitor always the same', async () => {
    shell = new ShellProcess(work.folder, gateway.url);
    await shell.release({
      catalog: { ...live(built.page), candidate: { manifest: built.nextPage, percent: 50 } },
      booking: live(built.panel),
    });
    await shell.start();
    const editionFor = async (bucket: number): Promise<boolean> => {
      const { html } = await shell.page('/tiny/discovering-shiva', {
        headers: { cookie: `rollout=${bucket}` },
      });
      return html.includes('Tiny page, second edition');
    };
    expect(await Promise.all([0, 49, 50, 99].map(editionFor))).toEqual([true, true, false, false]);
    expect((await shell.page(tour)).headers.get('set-cookie')).toMatch(/^rollout=\d+;/);
  });
});

describe('the gateway', () => {
  it('answers calls with 503 while it is down, and says so on /readyz', async () => {
    shell = new ShellProcess(work.folder, 'http://127.0.0.1:9');
    await shell.release({ catalog: live(built.page), booking: live(built.panel) });
    await shell.start();
    const call = await fetch(`${shell.url}/api/tours`);
    expect(call.status).toBe(503);
    expect(((await call.json()) as { kind: string }).kind).toBe('unavailable');
    expect((await fetch(`${shell.url}/readyz`)).status).toBe(503);
    expect((await shell.page('/plain')).status).toBe(200);
  });
});

describe('a site under maintenance', () => {
  it('is closed to visitors at once, says for how long, and opens as it was', async () => {
    await freshShell(built.page, built.panel);
    const open = { catalog: live(built.page), booking: live(built.panel) };
    const until = new Date(Date.now() + 600_000).toISOString();
    await shell.writeRegistry(JSON.stringify({ remotes: open, maintenance: { until } }));
    await eventually(async () => expect((await shell.page(tour)).status).toBe(503));
    const { html, headers } = await shell.page(tour);
    expect(html).toContain('We are looking after the house');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    const call = await shell.page('/api/tours');
    expect([call.status, (JSON.parse(call.html) as { kind: string }).kind]).toEqual([503, 'unavailable']);
    await shell.release(open);
    await eventually(async () => expect((await shell.page(tour)).status).toBe(200));
  });
});
