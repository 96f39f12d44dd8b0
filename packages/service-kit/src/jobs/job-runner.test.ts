import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { createLogger } from '../logging/logger.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import type { JobBinding } from './on-job.js';

const payload = z.unknown();
const lightLamps = { name: 'light-lamps', payload };
const trimLamps = { name: 'trim-lamps', payload };
const countLamps = { name: 'count-lamps', payload };

const bound = (job: JobBinding) => ({ binding: job, call: () => Promise.resolve() });

/** Starts a service that defines all three jobs, two of them itself. */
const started = (...jobs: JobBinding[]) => {
  const everyService = new JobRegistry();
  everyService.define(countLamps);
  const lamps = new JobRegistry();
  lamps.define(trimLamps);
  lamps.schedule({ 'light-lamps': '30 12 * * *' });
  return new JobRunner({
    url: '',
    unit: 'lamps',
    // Reached only once every job is known to be bound.
    dataSource: {
      manager: { transaction: () => Promise.reject(new Error('all bound')) },
    } as unknown as DataSource,
    clockOffsetMs: 0,
    isOnSchedule: true,
    defined: [everyService, lamps],
    jobs: jobs.map(bound),
    log: createLogger('lamps', 'silent'),
  }).start();
};

describe('a service', () => {
  it.each([
    ['one of its scheduled jobs', 'light-lamps', [trimLamps, countLamps]],
    ['one of its stored jobs', 'trim-lamps', [lightLamps, countLamps]],
    ['a job of every service', 'count-lamps', [trimLamps, lightLamps]],
  ])('does not start while no method runs %s', async (_kind, name, others) => {
    await expect(started(...others)).rejects.toThrow(`No method is bound to the jobs ${name}`);
  });

  it('starts once each of them has its method', async () => {
    await expect(started(lightLamps, trimLamps, countLamps)).rejects.toThrow('all bound');
  });

  it('does not ask for the jobs that another service of the same process defines', async () => {
    new JobRegistry().define({ name: 'fill-lanterns', payload });
    await expect(started(lightLamps, trimLamps, countLamps)).rejects.toThrow('all bound');
  });
});
