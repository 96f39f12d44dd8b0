import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { removeCluster } from '../postgres/cluster.ts';

/** A folder for each test of a file or group, gone when the test has ended. @returns its path, while a test runs */
export function folderOfTest(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'valam-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

/**
 * A data directory for all tests of a file or group, gone after the last of them with the cluster of PostgreSQL that is its
 * own. What stops its servers comes before this, and what starts them after it.
 */
export function dataDirOfTests(): () => string {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'valam-test-'));
  });
  afterAll(async () => {
    await removeCluster(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  });
  return () => folder;
}
