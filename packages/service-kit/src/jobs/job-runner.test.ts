import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { createLogger } from '../logging/logger.js';
import { defineJob, jobsWithout } from './define-job.js';
import { JobRunner } from './job-runner.js';
import { scheduled, type JobBinding } from './on-job.js';

const bound = (job: JobBinding) => ({ binding: job, call: () => Promise.resolve() });
const started = (...jobs: JobBinding[]) =>
  new JobRunner({
    url: '',
    unit: 'lamps',
    // Reached only once every job is known to be bound.
    dataSource: {
      manager: { transaction: () => Promise.reject(new Error('all bound')) },
    } as unknown as DataSource,
    clockOffsetMs: 0,
    isOnSchedule: true,
    jobs: jobs.map(bound),
    log: createLogger('lamps', 'silent'),
  }).start();

describe('a service', () => {
  const payload = z.unknown();
  const trim = defineJob({ name: 'trim-lamps', payload });
  scheduled({ 'light-lamps': '30 12 * * *' });
  /** Every job that is defined in this process but for one. */
  const allBut = (name: string) =>
    jobsWithout([{ name, payload }]).map((other): JobBinding => ({ name: other, payload }));

  it('does not start while no method runs one of its scheduled jobs', async () => {
    await expect(started(...allBut('light-lamps'))).rejects.toThrow(
      'No method is bound to the jobs light-lamps',
    );
  });

  it('does not start while no method handles one of its stored jobs', async () => {
    await expect(started(...allBut('trim-lamps'))).rejects.toThrow(
      'No method is bound to the jobs trim-lamps',
    );
  });

  it('starts once each of them has its method', async () => {
    await expect(started(...allBut('trim-lamps'), trim)).rejects.toThrow('all bound');
  });
});
