import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { pause, until } from '@valam/local/waiting';
import { send } from '@valam/testing/http';
import { putRegistry } from '../world/versions.ts';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const pages = ['/', '/spiritual-tours', '/spiritual-tours/discovering-shiva', '/login', '/contact-us'];

async function allAnswer(world: World, what: string) {
  const problems = [];
  for (const page of pages) {
    const { status } = await send(world.site + page);
    if (status !== 200) problems.push(`${what}: ${page} answered ${status}`);
  }
  return problems;
}

/** The versions that a page was rendered from. */
async function served({ site }: World) {
  const { text } = await send(site + '/');
  const [, boot = '{}'] =
    /<script type="application\/json" id="boot-remotes">(.*?)<\/script>/s.exec(text) ?? [];
  const { remotes = {} } = JSON.parse(boot);
  return JSON.stringify(
    Object.entries(remotes as Record<string, { version: string }>)
      .map(([name, { version }]) => `${name}@${version}`)
      .sort(),
  );
}

export const registryBroken: Scenario = {
  number: 21,
  name: 'registry-broken',
  fault: 'the registry is gone, malformed, or points to a version that does not exist',
  expected: 'the last good one stays',
  async run(world) {
    const file = path.join(world.system.dataDir, 'remotes.json');
    const good = await readFile(file, 'utf8');
    const before = (await send(`${world.site}/remotes.json`)).text;
    const servedBefore = await served(world);
    const problems = [];
    try {
      for (const [what, act] of [
        ['gone', () => rename(file, `${file}.away`)],
        ['malformed', () => putRegistry(world, '{ "booking": ')],
        ['not a registry', () => putRegistry(world, '[]')],
        ['a missing version', () => putRegistry(world, good.replaceAll(/"[0-9a-f]{12}"/g, '"000000000000"'))],
      ] as [string, () => Promise<void>][]) {
        await act();
        await pause(2_500);
        problems.push(...(await allAnswer(world, what)));
        if ((await served(world)) !== servedBefore) problems.push(`${what}: other versions serve`);
      }
    } finally {
      await putRegistry(world, good);
    }
    const isBack = await until(async () => (await send(`${world.site}/remotes.json`)).text === before, {
      timeoutMs: 5_000,
    });
    if (!isBack) problems.push('the repaired registry was not taken up');
    return problems;
  },
};
