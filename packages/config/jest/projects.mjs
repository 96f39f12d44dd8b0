import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { swcService } from '../build/swc-service.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');

/** Packages of the workspace are read from their source. */
const workspaceSources = {
  '^@valam/(contracts|service-kit|ui|mfe-kit)/(.*)$': path.join(root, 'packages/$1/src/$2'),
};

/** @param {string} folder @param {string} extension */
const testsIn = (folder, extension) =>
  ['src', 'test', 'sample'].map((part) => `${path.join(root, folder)}/${part}/**/*.test.${extension}`);

/** @param {string} name @param {string} folder */
const common = (name, folder) => ({
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
 * A project of the Node side: ES modules, decorators.
 * @param {string} name
 * @param {string} folder
 * @param {{ needsServers?: boolean }} [options] `needsServers`: PostgreSQL and NATS run while its tests do
 */
export const nodeProject = (name, folder, { needsServers = false } = {}) => ({
  ...common(name, folder),
  testEnvironment: 'node',
  testMatch: testsIn(folder, 'ts'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swcService] },
  ...(needsServers && {
    globalSetup: path.join(root, 'infra/local/src/testing/start-servers.mjs'),
    globalTeardown: path.join(root, 'infra/local/src/testing/stop-servers.mjs'),
  }),
});

/** @param {string} folder */
function setupFile(folder) {
  const file = path.join(root, folder, 'test/setup.ts');
  return existsSync(file) ? [file] : [];
}

/**
 * A project of the browser side: jsdom, JSX. `test/setup.ts` of the workspace runs before each of its files.
 * @param {string} name
 * @param {string} folder
 */
export const browserProject = (name, folder) => ({
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
