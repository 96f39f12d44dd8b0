import { describe, expect, it } from '@jest/globals';
import type { Measured } from '../../../kubernetes/src/measured.ts';
import { connectionsOf, endsOf, hotSale, loadOf, planFor } from '../../../kubernetes/src/model.ts';
import { arrivalsOf, simulate } from '../../../kubernetes/src/simulate.ts';

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

const one = (cpuMs: Record<string, number>, aloneMs: number) => ({ count: 1, cpuMs, aloneMs });
const measured: Measured = {
  at: '2026-11-24T00:00:00.000Z',
  machine: { cores: 2, processor: 'test', memoryGiB: 8, loadBefore: [0] },
  kinds: {
    page: one({ shell: 8, gateway: 1 }, 12),
    cached: one({ gateway: 0.1 }, 1),
    fresh: one({ gateway: 0.5, leads: 1, postgres: 0.5 }, 4),
    booking: one({ gateway: 1, leads: 20, postgres: 5, notifications: 10 }, 30),
    refused: one({ gateway: 0.5, leads: 1, postgres: 0.4 }, 5),
  },
  perBooking: { events: 5, kib: 10 },
  hotDateMs: 20,
  real: {
    perSecond: { page: 1, cached: 1, fresh: 1, booking: 1, refused: 1 },
    seconds: 1,
    p50: 1,
    p95: 1,
    failed: 0,
    used: 0.5,
    usedByOthers: 0,
  },
};

describe('the queue simulation', () => {
  // Queueing theory for random arrivals: 1 server at 80 % utilization waits 5 service times; 2 servers 2.78.
  it.each([
    [1, 80, 50],
    [2, 160, 27.8],
  ])('agrees with theory on %i servers with %i arrivals a second', (servers, perSecond, expectedMs) => {
    const visits = [{ at: 'desk', ms: 10 }];
    const arrivals = arrivalsOf([{ kind: 'guest', perSecond, visits }], 700, 7);
    const { times, busy } = simulate({ stations: { desk: servers }, arrivals });
    expect(mean(times.get('guest') ?? []) / expectedMs).toBeCloseTo(1, 0.9);
    expect(busy.desk).toBeCloseTo(0.8, 1);
  });

  it('has no waiting time at a station without a server limit', () => {
    const arrivals = Array.from({ length: 100 }, () => ({
      atMs: 0,
      kind: 'guest',
      visits: [{ at: 'way', ms: 20 }],
    }));
    expect(new Set(simulate({ stations: {}, arrivals }).times.get('guest'))).toEqual(new Set([20]));
  });
});

describe('a plan', () => {
  it('keeps every unit at two thirds CPU utilization with at least two replicas', () => {
    // 2,000 pages × 8 ms are 16 cores: 12 shells with two each, 67 % utilized, are just too few.
    expect(planFor(measured, loadOf(10_000, 0)).shell).toBe(13);
    expect(planFor(measured, loadOf(1, 0))).toMatchObject({ shell: 2, gateway: 2, leads: 2, nats: 3 });
  });

  it('chooses an available machine size for PostgreSQL', () => {
    expect(planFor(measured, loadOf(10_000, 100)).postgres).toBe(4);
  });

  it('counts the connections of all replicas, including those of the job queue', () => {
    expect(connectionsOf(planFor(measured, loadOf(1, 0)))).toBe(2 * (24 + 9) + 3 * 2 * (10 + 9));
  });

  it('names the unit of a plan that saturates first', () => {
    const load = loadOf(1_000, 60);
    const plan = planFor(measured, load);
    expect(endsOf(measured, load, { ...plan, leads: 1 })[0]?.part).toBe('leads');
  });
});

it('sells exactly the available seats in a hot sale, however large the crowd', () => {
  const plan = planFor(measured, loadOf(1_000, 10));
  expect(hotSale(measured, { people: 20_000, seconds: 20, seats: 12, plan }).sold).toBe(12);
});
