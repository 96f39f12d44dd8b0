import type { World } from '../world/world.ts';

export interface Scenario {
  number: number;
  name: string;
  fault: string;
  expected: string;
  /** Returns the problems found. */
  run: (world: World) => Promise<string[]>;
  /** Checked when the system is quiet again. */
  after?: (world: World) => Promise<string[]>;
  /** How long work may stay in progress afterwards. */
  patienceMs?: number;
  /** Dedicated servers to break; more than one process of each unit; servers with failover. */
  needs?: 'servers' | 'replicas' | 'cluster';
  /** Takes minutes by nature; run once only. */
  isSlow?: boolean;
}
