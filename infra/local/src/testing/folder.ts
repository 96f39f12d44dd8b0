import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { removeCluster } from '../postgres/cluster.ts';

/** A temporary folder per test. @returns its path, while a test runs */
export function folderOfTest(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'valam-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

/**
 * A temporary data directory for all tests of a file or group, removed after the last one together with its PostgreSQL
 * cluster. Its name has a space, as the path of many a checkout. Hooks that stop its servers must be registered before this call, hooks that start them after it.
 */
export function dataDirOfTests(): () => string {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'valam test '));
  });
  afterAll(async () => {
    await removeCluster(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  });
  return () => folder;
}
