import { fork } from 'node:child_process';
import path from 'node:path';
import type { press } from '@valam/testing/load';

type Pressed = Awaited<ReturnType<typeof press>>;
export type Load = { url: string } & Parameters<typeof press>[1];

/**
 * `press` in a process of its own: the balancer of a system that was started for the measurement runs in this one, and would
 * share its thread with the load.
 */
export async function pressApart(url: string, load: Omit<Load, 'url'>): Promise<Pressed> {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'));
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as Pressed));
    child.once('exit', () => reject(new Error('the load ended without a result')));
    child.send({ url, ...load } satisfies Load);
  });
}
