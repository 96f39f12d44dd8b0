import { existsSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

/** For every test and hook that names no limit of its own. Real servers on a busy machine may take their time. */
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
 * A project of the Node side. Its test files run in worker threads of Node itself, so libraries are loaded once per worker
 * instead of once per file (ADR 0710).
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
  // Jest itself transforms nothing: Node strips the types of `globalSetup`, and `load-sources` compiles the rest.
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

/**
 * A project of the browser side: jsdom, JSX. `test/setup.ts` of the workspace runs before each of its files.
 */
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
