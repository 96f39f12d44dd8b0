import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pause, until } from '@valam/local/waiting';
import { send } from '@valam/testing/http';
import { liveVersion, putRegistry } from '../world/versions.ts';
import type { Scenario } from './scenario.ts';

const tour = '/spiritual-tours/discovering-shiva';

/** Ways to damage a server bundle. */
const faults: Record<string, (file: string) => Promise<void>> = {
  404: (file) => rm(file),
  'wrong hash': async (file) => writeFile(file, `${await readFile(file, 'utf8')}\n// changed on the way`),
  'HTML instead': (file) => writeFile(file, '<!doctype html><title>Not found</title>'),
};

export const remoteBundles: Scenario = {
  number: 20,
  name: 'remote-bundles',
  fault: `a remote's new version has a server bundle that is: ${Object.keys(faults).join(', ')}`,
  expected: 'the earlier good version stays, pages answer 200',
  async run(world) {
    const { dataDir } = world.system;
    const good = await readFile(path.join(dataDir, 'remotes.json'), 'utf8');
    const version = await liveVersion(world, 'booking');
    const problems = [];
    try {
      for (const [what, plant] of Object.entries(faults)) {
        const bad = createHash('sha256').update(what).digest('hex').slice(0, 12);
        const folder = path.join(dataDir, 'remotes/booking', bad);
        await cp(path.join(dataDir, 'remotes/booking', version), folder, { recursive: true });
        const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
        await plant(path.join(folder, manifest.server.file));
        await putRegistry(world, good.replaceAll(version, bad));
        await pause(2_500);
        for (const page of [tour, '/contact-us', '/', '/login']) {
          const { status } = await send(world.site + page);
          if (status !== 200) problems.push(`${what}: ${page} answered ${status}`);
        }
        await rm(folder, { recursive: true, force: true });
      }
    } finally {
      await putRegistry(world, good);
    }
    const isBack = await until(async () => (await liveVersion(world, 'booking')) === version, {
      timeoutMs: 6_000,
    });
    if (!isBack) problems.push('the good version did not come back');
    return problems;
  },
};
