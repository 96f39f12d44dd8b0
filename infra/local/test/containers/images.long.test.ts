import { describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from '../../../docker/image/bill-of-materials.ts';
import { closureOf, readLock } from '../../../docker/image/closure.ts';
import { fontsNamedIn, isUnusedFont } from '../../../docker/image/fonts.ts';
import { buildAll } from '../../src/build/build.ts';
import { root, textOf } from '../../src/checkout.ts';
import { nodeFlags } from '../../src/runner/node-flags.ts';
import { folderOfTest } from '../../src/testing/folder.ts';
import { composeServices } from './compose-file.js';

const folder = path.join(root, 'infra/docker');
const dockerfiles = globSync('*.Dockerfile', { cwd: folder });

/** The stages that become images: those with a command or entry point. */
function imagesOf(file: string): { name: string; text: string }[] {
  const stages = readFileSync(path.join(folder, file), 'utf8').split(/^(?=FROM )/m);
  return stages
    .filter((text) => /^(CMD|ENTRYPOINT) /m.test(text))
    .map((text) => ({ name: /^FROM \S+ AS (\S+)/.exec(text)?.[1] ?? '', text }));
}
const images = dockerfiles.flatMap((file) => imagesOf(file).map((image) => ({ file, ...image })));

it('there is an image for services, shell, remotes and the sandbox', () => {
  expect(images.map(({ name }) => name).sort()).toEqual(['remotes', 'sandbox', 'service', 'shell']);
});

describe.each(images)('the image $name', ({ file, name, text }) => {
  it('copies only files that .dockerignore admits', () => {
    const ignored = textOf('.dockerignore');
    for (const [, source = ''] of text.matchAll(/^COPY (infra\/docker\/\S+) /gm)) {
      expect(existsSync(path.join(root, source))).toBe(true);
      expect(ignored).toContain(`!${path.dirname(source)}\n`);
    }
  });

  it('runs unprivileged, from a pinned base image, with OCI labels', () => {
    expect(text).toMatch(/^USER node$/m);
    expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(
      /^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-bookworm-slim$/m,
    );
    for (const label of ['title', 'vendor', 'version', 'revision'])
      expect(text).toContain(`org.opencontainers.image.${label}=`);
  });

  it('listens on all interfaces, unless it is a one-off job', () => {
    expect(/^ENV .*\bHOST=0\.0\.0\.0\b/m.test(text)).toBe(name !== 'remotes');
  });

  it('has a health check, unless it is a one-off job', () => {
    expect(/^HEALTHCHECK /m.test(text)).toBe(name !== 'remotes');
  });
});

it('images start units with the same Node flags as locally, except for the heap size', () => {
  const isOfHeap = (flag: string) => flag.startsWith('--max-old-space-size');
  const started = images
    .filter(({ name }) => name === 'service' || name === 'shell')
    .map(({ text }) => /^(?:CMD|ENTRYPOINT) .*\bnode\b.*/m.exec(text)?.[0].match(/--[a-z][\w=-]*/g));
  const asLocally = [
    ...nodeFlags.filter((flag) => !isOfHeap(flag)),
    expect.stringMatching(/-percentage=\d+$/),
  ];
  expect(started).toEqual([asLocally, asLocally]);
});

describe('the compose file', () => {
  const services = composeServices();
  const own = Object.entries(services).filter(([, { image }]) => String(image).startsWith('valam/'));

  it.each(own)('has a read-only file system and size-limited writable mounts for %s', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.mem_limit).toBeDefined();
    expect(service.pids_limit).toBeDefined();
  });

  it('names every image by a tag', () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(/:[\w${}:.-]+$/);
  });
});

it('images include exactly the font weights that the code uses', () => {
  const named = fontsNamedIn(path.join(root, 'services/leads/src'));
  const { dependencies } = JSON.parse(textOf('services/leads/package.json')) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@expo-google-fonts/'));
  expect([...new Set([...named].map((file) => file.split('/').slice(0, 2).join('/')))].sort()).toEqual(
    packages,
  );
  const wanted = packages.flatMap((name) =>
    globSync('**/*.{ttf,png,json}', { cwd: path.join(root, 'node_modules', name) })
      .map((file) => path.join('node_modules', name, file))
      .filter((file) => !isUnusedFont(file, named)),
  );
  expect(wanted.filter((file) => file.endsWith('.ttf')).sort()).toEqual(
    [...named].map((file) => path.join('node_modules', file)).sort(),
  );
  expect(wanted.filter((file) => file.endsWith('package.json'))).toHaveLength(packages.length);
  expect(isUnusedFont('node_modules/pdfkit/js/data/x.ttf', named)).toBe(false);
});

describe('the staged files of an image', () => {
  const out = folderOfTest();
  const layOut = (...args: string[]) =>
    execFileSync(process.execPath, [path.join(folder, 'image/production-tree.ts'), ...args], {
      cwd: root,
      stdio: 'pipe',
    });

  it('include the dependencies of the unit without unused font weights', () => {
    layOut('services/leads', out(), '@expo-google-fonts/noto-sans-sc');
    const files = globSync('node_modules/@expo-google-fonts/*/**', { cwd: out() });
    expect(files).toContain('node_modules/@expo-google-fonts/noto-sans-sc/LICENSE_FONT');
    expect(files.filter((file) => file.endsWith('.ttf')).length).toBeLessThan(2);
    expect(globSync('sbom.cdx.json', { cwd: out() })).toHaveLength(1);
  });

  it('include everything that a unit imports', async () => {
    await buildAll({ only: ['identity'] });
    layOut('services/identity', out());
    const started = spawnSync(process.execPath, [path.join(out(), 'services/identity/dist/main.js')], {
      env: {},
      encoding: 'utf8',
    });
    // Reaching the configuration means that all imports succeeded.
    expect(`${started.stdout}${started.stderr}`).toContain('SECRET_KEY is missing');
    expect(globSync('{packages,node_modules/@valam}/**', { cwd: out() })).toEqual([]);
  });
});

it('a bill of materials names each package once, with its hash', () => {
  const packages = readLock(path.join(root, 'package-lock.json'));
  const places = closureOf(packages, 'services/leads', [], (place) => place in packages);
  const { components } = billOfMaterials({ name: 'leads', version: '1' }, packages, places);
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length);
  expect(components.find(({ name }) => name === 'pg')?.purl).toMatch(/^pkg:npm\/pg@\d/);
  expect(components.every(({ hashes }) => hashes?.[0]?.alg === 'SHA-512')).toBe(true);
});
