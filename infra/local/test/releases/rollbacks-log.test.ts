import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { requestRollback } from '@valam/registry/rollback-requests';
import { startBucketStandIn, type BucketStandIn } from '@valam/registry/testing/bucket-stand-in';
import { watchRollbackRequests } from '../../../deploy/src/carry-out-rollbacks.ts';
import { folderOfTest } from '../../src/testing/folder.ts';
import { until } from '../../src/waiting.ts';

const folder = folderOfTest();
let store: BucketStandIn;
const before = { ...process.env };
beforeEach(async () => {
  store = await startBucketStandIn();
  Object.assign(process.env, store.keys);
});
afterEach(async () => {
  process.env = before;
  await store.stop();
});

it('an unavailable registry is logged once, however often it is polled', async () => {
  const rollbackRequests = folder();
  let asked = 0;
  store.refuse(() => ++asked > 0);
  await requestRollback(rollbackRequests, { remote: 'booking', version: '2', reason: 'it hung' });
  const lines: string[] = [];
  const place = { registryFile: 's3://site-remotes/remotes.json', rollbackRequests };
  const stop = watchRollbackRequests(place, (line) => lines.push(line));
  expect(await until(() => asked > 3, { timeoutMs: 30_000 })).toBe(true);
  store.refuse(() => false);
  const request = path.join(rollbackRequests, 'booking@2.json');
  expect(await until(() => !existsSync(request), { timeoutMs: 30_000 })).toBe(true);
  await stop();
  expect(lines).toEqual([
    expect.stringContaining('The bucket answered 503'),
    expect.stringContaining('there is no remote booking'),
  ]);
});
