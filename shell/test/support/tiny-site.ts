import { afterAll, afterEach, beforeAll } from '@jest/globals';
import path from 'node:path';
import type { RemoteManifest } from '@valam/registry/schema';
import { startFakeGateway } from './fake-gateway';
import { buildVariants, live, makeWorkFolder, ShellProcess, type Variant } from './shell-process';

const endless = 'for (;;) {}';
// The build executes the remotes too and fails if it cannot load one, so these faults occur only in a rendering process.
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
  pageThrowsByQuery: {
    name: 'catalog',
    edits: {
      'load: (app, { params }) =>':
        'load: (app, { params, search }) => search.has("boom") ? Promise.reject(new Error("boom")) :',
    },
  },
  pageHangsByQuery: {
    name: 'catalog',
    edits: {
      'load: (app, { params }) =>':
        'load: (app, { params, search }) => { while (search.has("boom")) {} return (',
      'slug: params.slug }),': 'slug: params.slug })); },',
    },
  },
  pageHangs: { name: 'catalog', edits: { '/* in render */': endless } },
  pageHangsAtLoad: { name: 'catalog', edits: { '/* at load */': whenRendering(endless) } },
  panel: { name: 'booking' },
  nextPanel: { name: 'booking', edits: { 'first edition': 'second edition' } },
  panelThrowsAtLoad: {
    name: 'booking',
    edits: { '/* at load */': whenRendering('throw new Error("no load");') },
  },
  panelWaitsAtLoad: {
    name: 'booking',
    edits: { '/* at load */': whenRendering('await new Promise(() => {});') },
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

type Name = keyof typeof variants;

/**
 * A shell with two tiny remotes, healthy or faulty, and a configurable fake gateway.
 * @param options `isShared`: one shell for all tests of the file, because each start takes seconds
 */
export function tinySite<N extends Name>(names: readonly N[], { isShared = false } = {}) {
  const site = {} as {
    folder: string;
    built: Record<N, RemoteManifest>;
    gateway: Awaited<ReturnType<typeof startFakeGateway>>;
    shell: ShellProcess;
    drop: () => Promise<void>;
  };

  beforeAll(async () => {
    const { folder, drop } = await makeWorkFolder();
    const wanted = Object.fromEntries<Variant>(names.map((name) => [name, variants[name]])) as Record<
      N,
      Variant
    >;
    const built = await buildVariants(folder, wanted);
    Object.assign(site, { folder, drop, built, gateway: await startFakeGateway() });
  }, 120_000);

  afterEach(async () => {
    const { shell, gateway } = site;
    if (!isShared) await shell.stop();
    gateway.broken.clear();
    gateway.instead.clear();
    for (const key of Object.keys(gateway.delays)) delete gateway.delays[key];
  });

  afterAll(async () => {
    if (isShared) await site.shell.stop();
    await site.gateway.stop();
    await site.drop();
  });

  return Object.assign(site, {
    /** Creates a shell without starting it. */
    newShell(gatewayUrl = site.gateway.url): void {
      site.shell = new ShellProcess(site.folder, gatewayUrl);
    },

    /** Starts a new shell, which has no earlier good version in memory. */
    async fresh(page: RemoteManifest, panel: RemoteManifest, env = {}): Promise<void> {
      this.newShell();
      await site.shell.release({ catalog: live(page), booking: live(panel) });
      await site.shell.start(env);
    },

    fileOf: (manifest: RemoteManifest, file: string): string =>
      path.join(site.folder, 'remotes', manifest.name, manifest.version, file),
  });
}
