import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { containerName } from '../src/federation/container-name.ts';
import { shareConfigOf, sharedLibraries } from './platform.ts';

export const entryFile = 'remoteEntry.js';
export const serverFile = 'server.cjs';

const exposes = (entry: string) => ({ './remote': { name: 'remote', import: [entry] } });

/** Share settings of a remote: it bundles no library of the platform. */
const taken = (isDevelopment: boolean) =>
  Object.fromEntries(
    Object.entries(sharedLibraries(isDevelopment)).map(([library, version]) => [
      library,
      { ...shareConfigOf(version), import: false as const },
    ]),
  );

/** Share settings of the shell: it provides the whole platform, eagerly and in one copy. */
const offered = (isDevelopment: boolean) =>
  Object.fromEntries(
    Object.entries(sharedLibraries(isDevelopment)).map(([library, version]) => [
      library,
      { ...shareConfigOf(version), version, eager: true },
    ]),
  );

/** The container of a remote for the browser. It uses the shell's copy of the federation runtime and loads no other remote. */
export const browserContainer = (name: string, entry: string, isDevelopment: boolean) =>
  new ModuleFederationPlugin({
    name,
    filename: entryFile,
    library: { type: 'var', name: containerName(name) },
    exposes: exposes(entry),
    shared: taken(isDevelopment),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** The container of a remote for the renderer: a single file. */
export const serverContainer = (name: string, entry: string, isDevelopment: boolean) =>
  new ModuleFederationPlugin({
    name,
    filename: serverFile,
    library: { type: 'commonjs-module' },
    exposes: exposes(entry),
    shared: taken(isDevelopment),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'node', disableSnapshot: true, disableRemote: true },
    },
  });

/** The host in the browser. In development its snapshots show loaded modules in the federation devtools. */
export const browserHost = (isDevelopment: boolean) =>
  new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: offered(isDevelopment),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      provideExternalRuntime: true,
      optimization: { target: 'web', disableSnapshot: !isDevelopment },
    },
  });

/**
 * The plugin resolves the runtime as CommonJS, which cannot be tree-shaken: the flags above would have no effect, and every
 * entry would be twice as large. These aliases are the documented ESM entries of the same packages.
 */
export function runtimeAsModules(): Record<string, string> {
  const commonJs = createRequire(import.meta.url);
  const inject = '@module-federation/inject-external-runtime-core-plugin';
  return {
    [commonJs.resolve('@module-federation/webpack-bundler-runtime')]: commonJs.resolve(
      '@module-federation/webpack-bundler-runtime/bundler',
    ),
    '@module-federation/runtime': commonJs.resolve('@module-federation/runtime/bundler'),
    [commonJs.resolve(inject)]: fileURLToPath(import.meta.resolve(inject)),
  };
}
