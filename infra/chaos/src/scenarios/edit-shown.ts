import { readFileSync } from 'node:fs';
import path from 'node:path';
import { json, send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import * as z from 'zod/mini';
import { until } from '@valam/local/waiting';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const Tour = z.object({ id: z.string(), version: z.number(), title: z.string() });

const mostMs = 2_000;
const slug = 'discovering-shiva';
const edits = 3;

/** The gateways' own addresses, bypassing the load balancer. */
function gatewaysOf({ system }: World) {
  const ports: Record<string, number> = JSON.parse(
    readFileSync(path.join(system.dataDir, 'ports.json'), 'utf8'),
  );
  return Object.entries(ports)
    .filter(([label]) => /^gateway-\d+$/.test(label))
    .map(([, port]) => `http://127.0.0.1:${port}`);
}

async function openTour({ site, system }: World) {
  const owner = await signIn(site, system.run().admin);
  const headers = { ...owner.headers, 'sec-fetch-site': 'same-origin' };
  const list = json(
    await send(`${site}/api/admin/tours?q=${slug}`, { headers }),
    z.object({ items: z.array(Tour) }),
  );
  const id = list?.items[0]?.id;
  const read = async () => {
    const found = json(await send(`${site}/api/admin/tours/${id}`, { headers }), Tour);
    if (!found) throw new Error(`the tour ${slug} could not be read`);
    return found;
  };
  return {
    read,
    rename: async (title: string) =>
      send(`${site}/api/admin/tours/${id}`, {
        method: 'PATCH',
        headers: { ...headers, 'if-match': String((await read()).version) },
        body: { title },
      }),
  };
}

/** The time until a response contains the text; undefined after the timeout. */
async function untilSaid(url: string, words: string) {
  const since = performance.now();
  const isSaid = await until(async () => (await send(url)).text.includes(words), {
    timeoutMs: mostMs * 2,
    everyMs: 50,
  });
  return isSaid ? performance.now() - since : undefined;
}

export const editShown: Scenario = {
  number: 30,
  name: 'edit-shown',
  fault: 'the title of a tour is edited while two gateways and two shells have it in memory',
  expected: `every gateway and the page say the new title within ${mostMs / 1_000} s`,
  needs: 'replicas',
  async run(world) {
    const gateways = gatewaysOf(world);
    if (gateways.length < 2) return [`only ${gateways.length} gateway runs`];
    const addresses = [
      ...gateways.flatMap((gateway) => [`${gateway}/api/tours/${slug}`, `${gateway}/api/tours`]),
      `${world.site}/spiritual-tours/${slug}`,
    ];
    const tour = await openTour(world);
    const { title } = await tour.read();
    const problems = [];
    let slowest = 0;
    for (let edit = 1; edit <= edits + 1; edit++) {
      for (const address of addresses) await send(address);
      const words = edit > edits ? title : `${title} ${world.tag} ${edit}`;
      const { status } = await tour.rename(words);
      if (status !== 200) problems.push(`the edit was answered ${status}`);
      const shown = await Promise.all(
        addresses.map(async (address) => ({ address, ms: await untilSaid(address, words) })),
      );
      for (const { address, ms } of shown) {
        if (ms === undefined || ms > mostMs)
          problems.push(`${address}: ${ms === undefined ? 'never' : `${ms.toFixed(0)} ms`}`);
        slowest = Math.max(slowest, ms ?? Infinity);
      }
    }
    world.log(`${addresses.length} addresses, the slowest said it after ${slowest.toFixed(0)} ms`);
    return problems;
  },
};
