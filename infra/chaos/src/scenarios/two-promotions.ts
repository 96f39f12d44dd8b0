import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promoteVersion } from '../../../deploy/src/promote-version.ts';
import { send } from '@valam/testing/http';
import { until } from '@valam/local/waiting';
import { liveVersion, publishedAgain } from '../world/versions.ts';
import type { Scenario } from './scenario.ts';

const remotes = ['booking', 'account'];
const pages = ['/', '/login', '/spiritual-tours/discovering-shiva'];

export const twoPromotions: Scenario = {
  number: 31,
  name: 'two-promotions',
  fault: 'two operators make a version of two remotes live in the same instant',
  expected: 'both are live on both shells, none is lost',
  needs: 'cluster',
  async run(world) {
    const { dataDir } = world.system;
    const place = {
      registryFile: path.join(dataDir, 'remotes.json'),
      remotesDir: path.join(dataDir, 'remotes'),
    };
    const before = await Promise.all(remotes.map((name) => liveVersion(world, name)));
    const made = await Promise.all(
      remotes.map((name, index) => publishedAgain(world, name, before[index] ?? '')),
    );
    const areLive = (versions: readonly string[]) =>
      until(
        async () => {
          // The requests alternate between both shells.
          for (let turn = 0; turn < 4; turn++)
            for (const [index, name] of remotes.entries())
              if ((await liveVersion(world, name)) !== versions[index]) return false;
          return true;
        },
        { timeoutMs: 8_000, everyMs: 200 },
      );
    const problems = [];
    try {
      const told = await Promise.allSettled(
        remotes.map((name, index) => promoteVersion({ name, version: made[index]?.next ?? '' }, place)),
      );
      for (const one of told) if (one.status === 'rejected') problems.push(String(one.reason));
      if (!(await areLive(made.map(({ next }) => next)))) problems.push('not both are live within 8 s');
      for (const page of pages) {
        const { status } = await send(world.site + page);
        if (status !== 200) problems.push(`${page} answered ${status}`);
      }
    } finally {
      for (const [index, name] of remotes.entries())
        await promoteVersion({ name, version: before[index] ?? '' }, place);
      await areLive(before);
      for (const { folder } of made) await rm(folder, { recursive: true, force: true });
    }
    return problems;
  },
};
