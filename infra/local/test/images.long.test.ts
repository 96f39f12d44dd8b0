import { describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from '../../docker/image/bill-of-materials.ts';
import { closureOf, readLock } from '../../docker/image/closure.ts';
import { fontsNamedIn, isUnusedFont } from '../../docker/image/fonts.ts';
import { buildAll } from '../src/build/build.ts';
import { root, textOf } from '../src/checkout.ts';
import { nodeFlags } from '../src/runner/node-flags.ts';
import { folderOfTest } from '../src/testing/folder.ts';
import { composeServices } from './compose-file.js';

const folder = path.join(root, 'infra/docker');
const dockerfiles = globSync('*.Dockerfile', { cwd: folder });

/** The stages that become images: those that say what to run. */
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
  it('copies from this folder only what the build is given', () => {
    const ignored = textOf('.dockerignore');
    for (const [, source = ''] of text.matchAll(/^COPY (infra\/docker\/\S+) /gm)) {
      expect(existsSync(path.join(root, source))).toBe(true);
      expect(ignored).toContain(`!${path.dirname(source)}\n`);
    }
  });

  it('runs as an account without rights, from a pinned base, and says what it is', () => {
    expect(text).toMatch(/^USER node$/m);
    expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(
      /^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-bookworm-slim$/m,
    );
    for (const label of ['title', 'vendor', 'version', 'revision'])
      expect(text).toContain(`org.opencontainers.image.${label}=`);
  });

  it('is reached from outside of its container, unless it only runs once', () => {
    expect(/^ENV .*\bHOST=0\.0\.0\.0\b/m.test(text)).toBe(name !== 'remotes');
  });

  it('is asked whether it is ready, unless it only runs once', () => {
    expect(/^HEALTHCHECK /m.test(text)).toBe(name !== 'remotes');
  });
});

it('a unit is started in its image as it is locally, but for its heap, which is a share of its memory there', () => {
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

  it.each(own)('lets %s write nowhere but where it must, with a limit', (_name, service) => {
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

it('an image has the fonts that its code names, in no other weight', () => {
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

describe('what is laid out for an image', () => {
  const out = folderOfTest();
  const layOut = (...args: string[]) =>
    execFileSync(process.execPath, [path.join(folder, 'image/production-tree.ts'), ...args], {
      cwd: root,
      stdio: 'pipe',
    });

  it('has what its unit needs, and no weights that it does not use', () => {
    layOut('services/leads', out(), '@expo-google-fonts/noto-sans-sc');
    const files = globSync('node_modules/@expo-google-fonts/*/**', { cwd: out() });
    expect(files).toContain('node_modules/@expo-google-fonts/noto-sans-sc/LICENSE_FONT');
    expect(files.filter((file) => file.endsWith('.ttf')).length).toBeLessThan(2);
    expect(globSync('sbom.cdx.json', { cwd: out() })).toHaveLength(1);
  });

  it('has all that a unit imports', async () => {
    await buildAll({ only: ['identity'] });
    layOut('services/identity', out());
    const started = spawnSync(process.execPath, [path.join(out(), 'services/identity/dist/main.js')], {
      env: {},
      encoding: 'utf8',
    });
    // Everything is imported before the configuration is read.
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
