import { existsSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

/** The default timeout of tests and hooks: real servers on a busy machine are slow. */
export const usualLimitMs = 180_000;

/** Packages of the workspace are loaded from their source. */
const workspaceSources = {
  '^@valam/(contracts|service-kit|ui|mfe-kit|registry|testing)/(.*)$': path.join(root, 'packages/$1/src/$2'),
  '^@valam/local/(.*)$': path.join(root, 'infra/local/src/$1'),
};

const testsIn = (folder: string, extension: string): string[] =>
  ['src', 'test', 'sample'].map((part) => `${path.join(root, folder)}/${part}/**/*.test.${extension}`);

const common = (name: string, folder: string) => ({
  displayName: name,
  rootDir: path.join(root, folder),
  roots: [path.join(root, folder)],
  moduleNameMapper: workspaceSources,
  resolver: path.join(here, 'resolver.cjs'),
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  cacheDirectory: path.join(root, '.cache/jest'),
});

/**
 * A Node project. Its test files run in Node's worker threads, so libraries are loaded once per worker instead of once
 * per file (ADR 0710).
 */
export const nodeProject = (
  name: string,
  folder: string,
  /** PostgreSQL and NATS run during its tests. */
  { needsServers = false }: { needsServers?: boolean } = {},
) => ({
  ...common(name, folder),
  testMatch: testsIn(folder, 'ts'),
  runner: 'jest-light-runner',
  // Jest transforms nothing: Node strips the types of `globalSetup`, and `load-sources` compiles the rest.
  transform: {},
  setupFiles: [path.join(here, 'node/load-sources.ts')],
  setupFilesAfterEnv: [path.join(here, 'node/each-test.ts')],
  ...(needsServers && {
    globalSetup: path.join(root, 'infra/local/src/testing/start-servers.ts'),
    globalTeardown: path.join(root, 'infra/local/src/testing/stop-servers.ts'),
  }),
});

function setupFile(folder: string): string[] {
  const file = path.join(root, folder, 'test/setup.ts');
  return existsSync(file) ? [file] : [];
}

/** A browser project: jsdom, JSX. The workspace's `test/setup.ts` runs before each of its files. */
export const browserProject = (name: string, folder: string) => ({
  ...common(name, folder),
  testEnvironment: path.join(here, 'jsdom-environment.cjs'),
  testMatch: [...testsIn(folder, 'ts'), ...testsIn(folder, 'tsx')],
  setupFilesAfterEnv: setupFile(folder),
  transform: {
    '^.+\\.(tsx?|mjs)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        sourceMaps: 'inline',
      },
    ],
  },
});
