import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../local/src/checkout.ts';

export const kindsMeasured = ['page', 'cached', 'fresh', 'booking', 'refused'] as const;
export type Kind = (typeof kindsMeasured)[number];

export interface Measured {
  at: string;
  machine: { cores: number; processor: string; memoryGiB: number; loadBefore: number[] };
  /** Processor time of one request, by unit, in ms, and its duration on an idle system. */
  kinds: Record<Kind, { count: number; cpuMs: Record<string, number>; aloneMs: number }>;
  /** Stored by one paid booking. */
  perBooking: { events: number; kib: number };
  /** The interval between sessions on the same date when twenty are requested at once. */
  hotDateMs: number;
  /** A steady mixture to compare the simulation with: requests per second of each kind, and the measured latencies. */
  real: {
    perSecond: Record<Kind, number>;
    seconds: number;
    p50: number;
    p95: number;
    failed: number;
    /** Processors used by the whole site and the generator, and by unrelated programs. */
    used: number;
    usedByOthers: number;
  };
}

export const measuredFile = path.join(root, 'infra/kubernetes/measured.json');
export const readMeasured = (): Measured => JSON.parse(readFileSync(measuredFile, 'utf8'));
