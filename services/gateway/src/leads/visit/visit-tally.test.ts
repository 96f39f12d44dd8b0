import { expect, it } from '@jest/globals';
import type { VisitCounts } from '@valam/contracts/leads/visit.schema';
import { VisitTally } from './visit-tally.js';

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

it('on shutdown all counts are sent, including those since a failed attempt', async () => {
  let isAway = true;
  const received: VisitCounts[] = [];
  const leads = {
    call: (_rpc: unknown, counts: VisitCounts) => {
      if (isAway) return Promise.reject(new Error('away'));
      received.push(counts);
      return Promise.resolve({ ok: true });
    },
  };
  const tally = new VisitTally(leads as never, silent as never);
  const step = { step: 'panel', source: 'search', device: 'phone' } as const;
  tally.add({ ...step, tour: 'before' });
  await tally.handOver();
  tally.add({ ...step, tour: 'after' });
  isAway = false;
  await tally.onModuleDestroy();
  expect(received.flatMap(({ counts }) => counts.map(({ tour }) => tour))).toEqual(['before', 'after']);
});
