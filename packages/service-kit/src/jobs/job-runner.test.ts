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

/** Starts a service with three jobs, one of them in a registry that all services share. */
const started = (...jobs: JobBinding[]) => {
  const everyService = new JobRegistry();
  everyService.define(countLamps);
  const lamps = new JobRegistry();
  lamps.define(trimLamps);
  lamps.schedule({ 'light-lamps': '30 12 * * *' });
  return new JobRunner({
    url: '',
    unit: 'lamps',
    // Reached only if every job has a method.
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
  ])('does not start while no method is bound to %s', async (_kind, name, others) => {
    await expect(started(...others)).rejects.toThrow(`No method is bound to the jobs ${name}`);
  });

  it('starts if each of its jobs has a method', async () => {
    await expect(started(lightLamps, trimLamps, countLamps)).rejects.toThrow('all bound');
  });

  it('does not require methods for jobs of another service in the same process', async () => {
    new JobRegistry().define({ name: 'fill-lanterns', payload });
    await expect(started(lightLamps, trimLamps, countLamps)).rejects.toThrow('all bound');
  });
});
