import { connectionsBeside, usualConnections } from '../../../packages/service-kit/src/database/connections.ts';
import { services } from '../../local/src/units.ts';
import { dice, quantile } from '../../../packages/testing/src/numbers.ts';
import { arrivalsOf, simulate, type Arrival, type Visit } from './simulate.ts';
import type { Kind, Measured } from './measured.ts';

/** The mix of requests that pass the CDN: pages to render, cached responses and fresh responses. */
export const mix = { page: 0.2, cached: 0.62, fresh: 0.18 };
/** The target utilization of a part's processors, as set in the autoscalers. */
export const target = 0.65;

export const parts = ['shell', 'gateway', ...services, 'nats', 'postgres'] as const;
export type Part = (typeof parts)[number];
/** Every shell has two rendering processes; a NATS server has two processors; everything else is one process. */
const coresOf: Record<Part, number> = {
  shell: 2,
  gateway: 1,
  catalog: 1,
  leads: 1,
  identity: 1,
  notifications: 1,
  nats: 2,
  postgres: 1,
};
const least: Record<Part, number> = {
  shell: 2,
  gateway: 2,
  catalog: 2,
  leads: 2,
  identity: 2,
  notifications: 2,
  nats: 3,
  postgres: 2,
};
/** Machine sizes available for PostgreSQL, in processors. */
const machines = [2, 4, 8, 16, 32, 64, 96];
const leadsConnections = 24;
/** Every simulation is the same at each run. */
const seed = 1;
/** Below the resolution of the measurement. */
const smallest = 0.02;

export type Load = Partial<Record<Kind, number>>;
export type Plan = Record<Part, number>;

export const loadOf = (perSecond: number, bookings: number): Load => ({
  page: perSecond * mix.page,
  cached: perSecond * mix.cached,
  fresh: perSecond * mix.fresh,
  booking: bookings,
});

/** The demand of a load on a part, in milliseconds of processor time per second. */
export const demandOf = ({ kinds }: Measured, load: Load, part: Part) =>
  Object.entries(load).reduce(
    (sum, [kind, perSecond]) => sum + perSecond * (kinds[kind as Kind].cpuMs[part] ?? 0),
    0,
  );

/** @returns replicas; for PostgreSQL the processors of its primary */
export function planFor(measured: Measured, load: Load): Plan {
  const counts = parts.map((part) => {
    const wanted = Math.ceil(demandOf(measured, load, part) / 1_000 / target / coresOf[part]);
    const count = Math.max(least[part], wanted);
    return [part, part === 'postgres' ? (machines.find((size) => size >= count) ?? count) : count];
  });
  return Object.fromEntries(counts) as Plan;
}

export const connectionsOf = (plan: Plan) =>
  services.reduce(
    (sum, unit) =>
      sum + plan[unit] * ((unit === 'leads' ? leadsConnections : usualConnections) + connectionsBeside),
    0,
  );

const stationsOf = (plan: Plan) =>
  Object.fromEntries(parts.map((part) => [part, plan[part] * coresOf[part]])) as Record<Part, number>;

/** The multiple of a load at which each part is saturated, the bottleneck first. */
export const endsOf = (measured: Measured, load: Load, plan: Plan) =>
  parts
    .map((part) => ({ part, at: (stationsOf(plan)[part] * 1_000) / demandOf(measured, load, part) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);

/**
 * The visits of one kind of request. Work after the response (receipts, emails) uses the same parts, but no one waits for
 * it.
 * @param at the station of a unit
 */
function visitsOf({ kinds }: Measured, kind: Kind, at: (unit: string) => string | undefined) {
  const { cpuMs, aloneMs } = kinds[kind];
  const all = Object.entries(cpuMs).flatMap(([unit, ms]) => {
    const station = at(unit);
    return station && ms >= smallest ? [{ at: station, ms }] : [];
  });
  const sum = all.reduce((total, { ms }) => total + ms, 0);
  const awaited = Math.min(1, aloneMs / sum);
  const scaled = (share: number): Visit[] => all.map((visit) => ({ at: visit.at, ms: visit.ms * share }));
  return {
    answer: [...scaled(awaited), { at: 'ways', ms: Math.max(0, aloneMs - sum) }],
    afterwards: awaited < 1 ? scaled(1 - awaited) : [],
  };
}

const inProduction = (unit: string) => (parts.includes(unit as Part) ? unit : undefined);

function kindsOf(measured: Measured, load: Load, at: (unit: string) => string | undefined) {
  return Object.entries(load).flatMap(([kind, perSecond]) => {
    const { answer, afterwards } = visitsOf(measured, kind as Kind, at);
    return [
      { kind, perSecond, visits: answer },
      { kind: 'afterwards', perSecond: afterwards.length > 0 ? perSecond : 0, visits: afterwards },
    ];
  });
}

/** Latencies of a plan at a multiple of its load. */
export function answersOf(measured: Measured, load: Load, plan: Plan, { times = 1 } = {}) {
  const perSecond = Object.values(load).reduce((sum, one) => sum + one, 0) * times;
  const seconds = Math.max(3, Math.min(60, 30_000 / perSecond));
  const raised = Object.fromEntries(Object.entries(load).map(([kind, one]) => [kind, one * times]));
  const arrivals = arrivalsOf(kindsOf(measured, raised, inProduction), seconds, seed);
  const done = simulate({ stations: stationsOf(plan), arrivals, seed });
  return (kind: Kind) => quantile(done.times.get(kind) ?? [], 0.95);
}

/** The measured mixture on the machine of the measurement: all parts share its processors. */
export function mixtureOnOneMachine(measured: Measured) {
  const { perSecond, seconds, usedByOthers } = measured.real;
  // Unrelated programs take processor time: everything is slower in proportion to the rest of the machine.
  const slower = 1 / Math.max(0.05, 1 - usedByOthers);
  const kinds = kindsOf(measured, perSecond, () => 'machine').map(({ visits, ...kind }) => ({
    ...kind,
    visits: visits.map((visit) => ({ ...visit, ms: (visit.ms as number) * slower })),
  }));
  const arrivals = arrivalsOf(kinds, seconds, seed);
  const { times, busy } = simulate({ stations: { machine: measured.machine.cores }, arrivals, seed });
  const all = [...times].flatMap(([kind, one]) => (kind === 'afterwards' ? [] : one));
  return { p50: quantile(all, 0.5), p95: quantile(all, 0.95), busy: busy.machine ?? 0 };
}

export interface Sale {
  people: number;
  seconds: number;
  seats: number;
  /** Replicas; if omitted, everything runs on the machine of the measurement. */
  plan?: Plan;
  /** Added to each hold of the row lock of the departure: a distant standby. */
  rowMoreMs?: number;
}

/**
 * People order one of a few seats within a minute while others read. Until the seats are held each order waits for the row
 * lock of the departure; afterwards it is refused immediately.
 */
export function hotSale(measured: Measured, { people, seconds, seats, plan, rowMoreMs = 0 }: Sale) {
  const at = plan ? inProduction : () => 'machine';
  const refusal = visitsOf(measured, 'refused', at).answer;
  const booking = visitsOf(measured, 'booking', at);
  // When the seats are gone, a transaction only reads the row and releases the lock.
  const { leads = 0, postgres = 0 } = measured.kinds.refused.cpuMs;
  const rowMs = () => (free > 0 ? measured.hotDateMs + rowMoreMs : leads + postgres);
  const roll = dice(seed);
  let free = seats;
  let sold = 0;
  const order = (): readonly Visit[] => {
    if (free === 0) return refusal;
    const atRow = (): readonly Visit[] => {
      if (free === 0) return refusal;
      free -= 1;
      sold += 1;
      return [...booking.answer, ...booking.afterwards];
    };
    return [{ at: 'row', ms: rowMs, then: atRow }];
  };
  const arrivals: Arrival[] = Array.from({ length: people }, () => ({
    atMs: roll() * seconds * 1_000,
    kind: 'order',
    visits: [{ at: 'ways', ms: 0, then: order }],
  }));
  const reads = plan ? loadOf(100, 0) : { cached: 4, fresh: 2, page: 2 };
  const readers = arrivalsOf(kindsOf(measured, reads, at), seconds, seed);
  const stations = plan ? stationsOf(plan) : { machine: measured.machine.cores };
  const done = simulate({ stations: { ...stations, row: 1 }, arrivals: [...arrivals, ...readers], seed });
  const quiet = simulate({ stations, arrivals: readers, seed });
  const told = done.times.get('order') ?? [];
  return {
    sold,
    told: quantile(told, 0.95),
    most: quantile(told, 1),
    pageBefore: quantile(quiet.times.get('page') ?? [], 0.95),
    pageDuring: quantile(done.times.get('page') ?? [], 0.95),
    busiest: Object.entries(done.busy).sort(([, a], [, b]) => b - a)[0] ?? ['', 0],
  };
}
