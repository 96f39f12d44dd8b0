import { end } from '../../../local/src/processes.ts';
import { answersWell, until } from '../../../local/src/waiting.ts';
import type { LiveSystem } from '@valam/testing/live-system';

const readySeconds = 120;

async function areReady(system: LiveSystem, unit: string) {
  const places = system.run().replicas[unit] ?? [];
  const answers = await Promise.all(places.map((ops) => answersWell(`${ops}/readyz`, 2_000)));
  return answers.length > 0 && answers.every(Boolean);
}

/**
 * Replaces the processes of a unit one by one, as a rollout does: each is drained and stopped, and the next follows
 * once its replacement is ready.
 * @returns the problems found
 */
export async function deployProcess(system: LiveSystem, unit: string): Promise<string[]> {
  const old = [...(system.run().processes[unit] ?? [])];
  if (old.length < 2) return [`${unit} runs ${old.length} times only`];
  for (const pid of old) {
    await end(pid, { patienceMs: 40_000 });
    const isBack = await until(
      async () => {
        const now = system.run().processes[unit] ?? [];
        return now.length === old.length && !now.includes(pid) && (await areReady(system, unit));
      },
      { timeoutMs: readySeconds * 1_000, everyMs: 200 },
    );
    if (!isBack) return [`${unit} was not whole again within ${readySeconds} s`];
  }
  return [];
}
