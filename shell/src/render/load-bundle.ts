import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import type { RemoteManifest } from '../remotes/registry';
import { platformModules } from './platform-modules';

const limitMs = 1_500;
const largestBundle = 20 * 1024 * 1024;

export interface BundleSource {
  /** A folder or an address below which `<name>/<version>/` lies. */
  readonly remotesFrom: string;
  /** Only a development server's bundles change without a new hash. */
  readonly isUnsignedAllowed: boolean;
}

/** Fetches a version's server bundle, checks that it is the one that was released, and runs it. */
export async function loadBundle(manifest: RemoteManifest, source: BundleSource): Promise<RemoteModule> {
  const place = placeOf(manifest, source.remotesFrom);
  const content = /^https?:/.test(place) ? await fetchFile(place) : await readFile(place);
  checkIntegrity(content, manifest, source);
  const module = runBundle(content.toString('utf8'), place);
  if (!isRemote(module, manifest.name))
    throw new Error(`${place} does not export the remote ${manifest.name}`);
  return module;
}

function placeOf({ name, version, server, origin }: RemoteManifest, remotesFrom: string): string {
  if (origin) return `${origin}/${server.file}`;
  return /^https?:/.test(remotesFrom)
    ? `${remotesFrom.replace(/\/$/, '')}/${name}/${version}/${server.file}`
    : path.join(remotesFrom, name, version, server.file);
}

async function fetchFile(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs), redirect: 'error' });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const content = Buffer.from(await answer.arrayBuffer());
  if (content.length > largestBundle) throw new Error(`${url} is too large`);
  return content;
}

function checkIntegrity(content: Buffer, manifest: RemoteManifest, source: BundleSource): void {
  const { integrity } = manifest.server;
  if (!integrity && source.isUnsignedAllowed) return;
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (found !== integrity) throw new Error(`The server bundle is not the released one: ${found}`);
}

type Bundle = (module: object, exports: object, require: (name: string) => unknown) => void;

/** Runs a bundle with a `require` that knows the platform and nothing else. */
function runBundle(code: string, filename: string): unknown {
  const module: { exports: { default?: unknown } } = { exports: {} };
  const require = (name: string): unknown => {
    if (!Object.hasOwn(platformModules, name)) throw new Error(`${name} is not part of the platform`);
    return platformModules[name];
  };
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename }) as Bundle;
  run(module, module.exports, require);
  return module.exports.default;
}

function isRemote(module: unknown, name: string): module is RemoteModule {
  if (typeof module !== 'object' || module === null) return false;
  const { name: found, routes, apis } = module as Partial<RemoteModule>;
  return found === name && Array.isArray(routes) && Array.isArray(apis);
}
