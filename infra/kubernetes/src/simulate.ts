import { dice } from '../../../packages/testing/src/numbers.ts';

/** Time at a station. Stations without a server limit, such as a network or a provider, have no queue. */
export interface Visit {
  at: string;
  /** A function is evaluated when the service starts. */
  ms: number | (() => number);
  /** The following visits, if they depend on the outcome. */
  then?: () => readonly Visit[];
}

export interface Arrival {
  atMs: number;
  kind: string;
  visits: readonly Visit[];
}

/** A FIFO queue; dequeuing takes constant time. */
class Line {
  private waiting: (() => void)[] = [];
  private head = 0;

  add(one: () => void): void {
    this.waiting.push(one);
  }

  take(): (() => void) | undefined {
    const first = this.waiting[this.head];
    if (!first) return undefined;
    this.head += 1;
    if (this.head > 10_000) {
      this.waiting = this.waiting.slice(this.head);
      this.head = 0;
    }
    return first;
  }
}

interface Job {
  kind: string;
  sinceMs: number;
  left: Visit[];
}

/** A heap by time; events of the same time are processed in the order of their creation. */
class Agenda {
  private readonly heap: { atMs: number; act: () => void }[] = [];

  add(atMs: number, act: () => void): void {
    const { heap } = this;
    let child = heap.push({ atMs, act }) - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if ((heap[parent]?.atMs ?? 0) <= atMs) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  take(): { atMs: number; act: () => void } | undefined {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ; ) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2])
        if ((heap[child]?.atMs ?? Infinity) < (heap[least]?.atMs ?? Infinity)) least = child;
      if (least === parent) return first;
      this.swap(parent, least);
      parent = least;
    }
  }

  private swap(a: number, b: number): void {
    const { heap } = this;
    const kept = heap[a];
    if (!kept || !heap[b]) return;
    heap[a] = heap[b];
    heap[b] = kept;
  }
}

/**
 * A queueing network: each station serves a limited number at once, in the order of arrival, with exponentially distributed
 * service times.
 * @returns the duration of each kind in ms, and the utilization of each station
 */
export function simulate({
  stations,
  arrivals,
  seed = 1,
}: {
  stations: Readonly<Record<string, number>>;
  arrivals: Iterable<Arrival>;
  seed?: number;
}) {
  const roll = dice(seed);
  const agenda = new Agenda();
  const free = new Map(Object.entries(stations));
  const waiting = new Map(Object.keys(stations).map((name) => [name, new Line()]));
  const served = new Map(Object.keys(stations).map((name) => [name, 0]));
  const times = new Map<string, number[]>();
  let now = 0;

  function step(job: Job): void {
    const visit = job.left.shift();
    if (!visit) {
      const known = times.get(job.kind) ?? [];
      known.push(now - job.sinceMs);
      times.set(job.kind, known);
      return;
    }
    const { at, ms, then } = visit;
    const after = () => {
      if (then) job.left.unshift(...then());
      step(job);
    };
    const queue = waiting.get(at);
    const mean = () => (typeof ms === 'number' ? ms : ms());
    if (!queue) return agenda.add(now + mean(), after);
    const serve = () => {
      const takes = -Math.log(1 - roll()) * mean();
      served.set(at, (served.get(at) ?? 0) + takes);
      agenda.add(now + takes, () => {
        const next = queue.take();
        if (next) next();
        else free.set(at, (free.get(at) ?? 0) + 1);
        after();
      });
    };
    const left = free.get(at) ?? 0;
    if (left === 0) queue.add(serve);
    else {
      free.set(at, left - 1);
      serve();
    }
    return undefined;
  }

  for (const { atMs, kind, visits } of arrivals)
    agenda.add(atMs, () => step({ kind, sinceMs: atMs, left: [...visits] }));
  for (let event = agenda.take(); event; event = agenda.take()) {
    now = event.atMs;
    event.act();
  }
  const busy = Object.fromEntries(
    [...served].map(([name, ms]) => [name, now > 0 ? ms / now / (stations[name] ?? 1) : 0]),
  );
  return { times, busy };
}

/** Random (Poisson) arrivals at the given rate of each kind. */
export function arrivalsOf(
  kinds: readonly { kind: string; perSecond: number; visits: readonly Visit[] }[],
  seconds: number,
  seed: number,
): Arrival[] {
  const roll = dice(seed);
  return kinds.flatMap(({ kind, perSecond, visits }) => {
    const arrivals = [];
    for (let atMs = 0; perSecond > 0; ) {
      atMs += (-Math.log(1 - roll()) * 1_000) / perSecond;
      if (atMs > seconds * 1_000) break;
      arrivals.push({ atMs, kind, visits });
    }
    return arrivals;
  });
}
