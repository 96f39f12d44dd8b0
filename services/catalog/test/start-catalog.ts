import { afterAll } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { catalog } from '../src/catalog.service.js';

export interface TestCatalog extends TestService {
  /** The folder of its stored pictures. */
  readonly storage: string;
}

/** Starts the whole service with its own database, storage and NATS connection. */
export async function startCatalog(env: Record<string, string> = {}): Promise<TestCatalog> {
  const storage = await mkdtemp(path.join(tmpdir(), 'catalog-media-'));
  const service = await startTestService({
    ...catalog,
    env: { STORAGE_URL: pathToFileURL(storage).href, SITE_ORIGIN: 'http://site.test', ...env },
    at: '2026-11-02T06:00:00Z',
  });
  const stop = async () => {
    await service.stop();
    await rm(storage, { recursive: true, force: true });
  };
  return { ...service, storage, stop };
}

/** Starts the service for the tests of one file, and stops it after the last test. */
export async function runningCatalog(env?: Record<string, string>): Promise<TestCatalog> {
  const catalog = await startCatalog(env);
  afterAll(() => catalog.stop());
  return catalog;
}
