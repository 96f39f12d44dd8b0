import { json, many, send } from '@valam/testing/http';
import { Listed } from '@valam/testing/routes';
import { whileStopped } from '../world/faults.ts';
import { failedReads } from '../world/readers.ts';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

/** Lists of content whose records have an API response and a page each. */
const detailed: Record<string, string> = {
  '/api/tours': '/spiritual-tours',
  '/api/retreats': '/retreats',
  '/api/temples': '/temples',
  '/api/venues': '/venues',
  '/api/ashrams': '/ashrams',
  '/api/blogs': '/blog',
  '/api/contributors': '/host',
};
const others = [
  '/api/tours/facets',
  '/api/faqs',
  '/api/testimonials',
  '/api/testimonials/random',
  '/api/expertise',
  '/api/claims',
  '/api/calendar',
  '/api/policies',
  '/api/search?q=Shiva',
  '/api/search/suggestions?q=shi',
  '/api/sitemap-entries',
];
const pages = ['/', '/about', '/testimonials', '/search?q=Shiva', '/sacred-calendar', '/terms_of_service'];
const perList = 6;

/** Addresses of content, most of them not cached yet. */
async function contentAddresses({ site, roll }: World) {
  const all: string[] = [...others, ...pages];
  for (const [list, page] of Object.entries(detailed)) {
    const records = json(await send(site + list), Listed) ?? [];
    const chosen = records.map((one) => ({ one, at: roll() })).sort((a, b) => a.at - b.at);
    all.push(list, page);
    for (const { one } of chosen.slice(0, perList)) all.push(`${list}/${one.slug}`, `${page}/${one.slug}`);
  }
  return all;
}

export const contentAlone: Scenario = {
  number: 29,
  name: 'content-alone',
  fault: 'leads, identity and notifications are stopped and answer nothing',
  expected: 'every content call and page answers 200',
  async run(world) {
    const addresses = await contentAddresses(world);
    const answers = await whileStopped(world, ['leads', 'identity', 'notifications'], () =>
      many(addresses.length, 3, async (index) => {
        const path = addresses[index] ?? '/';
        const { status, ms } = await send(world.site + path, { timeoutMs: 15_000 });
        return { path, status, ms };
      }),
    );
    const failed = answers.filter(({ status }) => status !== 200);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    world.log(`${answers.length} addresses, the slowest answered after ${slowest.toFixed(0)} ms`);
    return failedReads(failed, answers);
  },
};
