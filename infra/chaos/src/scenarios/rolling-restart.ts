import { isAlive } from '@valam/local/processes';
import { units } from '@valam/local/units';
import { until } from '@valam/local/waiting';
import { isWhole, killUnit } from '../world/faults.ts';
import { failedReads, startReaders } from '../world/readers.ts';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const isReplicated = (world: World, unit: string) => (world.system.run().processes[unit]?.length ?? 0) > 1;

export const rollingRestart: Scenario = {
  number: 18,
  name: 'rolling-restart',
  fault: 'every replica of every unit is restarted politely, one after the other, at 100 requests/s',
  expected: '0 failed requests',
  needs: 'replicas',
  async run(world) {
    const single = units.filter((unit) => !isReplicated(world, unit));
    if (single.length > 0) return [`runs once only: ${single.join(', ')}`];
    const readers = await startReaders(world, {
      perSecond: 100,
      paths: ['/api/tours', '/api/temples', '/login'],
    });
    const problems = [];
    for (const unit of units) {
      for (const pid of [...(world.system.run().processes[unit] ?? [])]) {
        process.kill(pid, 'SIGTERM');
        await until(() => !isAlive(pid), { timeoutMs: 40_000 });
        if (!(await isWhole(world))) problems.push(`${unit} did not come back`);
      }
    }
    const { reads, failed } = await readers.stop();
    return [...problems, ...failedReads(failed, reads)];
  },
};

export const gatewayKilled: Scenario = {
  number: 5,
  name: 'kill-gateway',
  fault: 'kill -9 of one of two gateways',
  expected: '0 failed reads',
  needs: 'replicas',
  async run(world) {
    if (!isReplicated(world, 'gateway')) return ['the gateway runs once only'];
    const readers = await startReaders(world, {
      perSecond: 20,
      paths: ['/api/tours', '/api/temples', '/api/blogs'],
    });
    const { recoveredMs } = await killUnit(world, 'gateway');
    await isWhole(world);
    const { reads, failed } = await readers.stop();
    return [...(recoveredMs === undefined ? ['it did not come back'] : []), ...failedReads(failed, reads)];
  },
};
