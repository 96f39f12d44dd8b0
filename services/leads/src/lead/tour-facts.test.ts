import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import type { RpcClient } from '@valam/service-kit/rpc/client';
import type { DataSource } from 'typeorm';
import { TourFacts } from './tour-facts.js';

const tours = Array.from({ length: 201 }, (_, n) => ({
  id: randomUUID(),
  slug: `tour-${n}`,
  title: `Tour ${n}`,
}));

/** A catalog with many tours, none of which has had a date. */
function factsOfManyTours(): TourFacts {
  const dataSource = { query: () => Promise.resolve([]) };
  const call = (rpc: unknown, input: { page: number; perPage: number; slug: string }) => {
    const from = (input.page - 1) * input.perPage;
    const page = { items: tours.slice(from, from + input.perPage), total: tours.length };
    const answers = new Map<unknown, unknown>([
      [listTours, page],
      [getTour, tours.find(({ slug }) => slug === input.slug)],
    ]);
    return Promise.resolve(answers.get(rpc));
  };
  return new TourFacts(dataSource as unknown as DataSource, { call } as unknown as RpcClient);
}

it.each([0, 150, 200])('the facts of a tour are found at any position of the list: %i', async (n) => {
  const facts = factsOfManyTours();
  expect(await facts.find(tours[n]?.id ?? '', null)).toBe(tours[n]);
  expect(await facts.find(null, `Tour ${n}`)).toBe(tours[n]);
});

it('no facts are found for a tour that is in no list', async () => {
  expect(await factsOfManyTours().find(randomUUID(), null)).toBeNull();
});
