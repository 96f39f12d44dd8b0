import { expect, it } from '@jest/globals';
import { measuredIn } from '../../kubernetes/src/measured.ts';
import { planFor } from '../../kubernetes/src/plan.ts';

const page = `Written by \`npm run bench -- write-up\` from the run of 2026-11-21 20:08 UTC.

Machine: 2 × AMD EPYC, 24 GiB; load average before 0.1.

| What | Measured |
| --- | --- |
| server-rendered pages a second | 120 /s (100–140), 0 failed, 8.5 ms CPU in the shell each |
| cached GET, CPU | 1.90 × (1.80–2.10), 0.080 ms CPU each, 0 failed |
`;

it('takes its figures from what was measured, and leaves out what was not', () => {
  expect(measuredIn(page)).toMatchObject({ page: 8.5, cached: 0.08, uncached: undefined, isBusy: false });
});

it('plans replicas at two thirds of their processors, never fewer than two', () => {
  // 2 000 pages × 8.5 ms are 17 processors: 13 shells with two each, 65 % used, are just too few.
  expect(planFor(10_000, { page: 8.5 })).toEqual({ shell: 14 });
  expect(planFor(1, { page: 8.5, cached: 0.1, uncached: 2 })).toEqual({ shell: 2, gateway: 2, services: 2 });
  expect(planFor(10_000, { cached: 0.1, uncached: 2 }).services).toBe(6);
});
