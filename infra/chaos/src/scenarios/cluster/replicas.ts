import { until } from '../../../../local/src/waiting.ts';
import { isWhole } from '../../world/faults.ts';
import { underLoad } from '../../world/under-load.ts';
import type { Scenario } from '../all.ts';

/** Every process of every unit, in an order that the seed decides. */
export const eachReplicaKilled: Scenario = {
  number: 33,
  name: 'each-replica',
  fault: 'kill -9 of each replica of each unit, one after the other',
  expected: 'no page fails, orders go on within 10 s, nothing acknowledged is lost',
  needs: 'cluster',
  patienceMs: 120_000,
  run: (world) =>
    underLoad(
      world,
      async () => {
        const problems = [];
        const units = ['catalog', 'leads', 'identity', 'notifications', 'gateway', 'shell'];
        const all = units.flatMap((unit) =>
          (world.system.run().processes[unit] ?? []).map((pid) => ({ unit, pid, turn: world.roll() })),
        );
        for (const { unit, pid } of all.sort((a, b) => a.turn - b.turn)) {
          process.kill(pid, 'SIGKILL');
          const count = () => (world.system.run().processes[unit] ?? []).filter((one) => one !== pid).length;
          const isBack = await until(() => count() === 2, { timeoutMs: 40_000, everyMs: 50 });
          if (!isBack || !(await isWhole(world))) problems.push(`${unit} did not come back`);
        }
        return problems;
      },
      { mostMs: 10_000 },
    ),
};
