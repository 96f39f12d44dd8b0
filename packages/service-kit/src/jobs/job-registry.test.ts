import { describe, expect, it } from '@jest/globals';
import { JobRegistry } from './job-registry.js';
import { jobMetadata } from './on-job.js';

describe('a scheduled job', () => {
  const Scheduled = new JobRegistry().schedule({ 'light-lamps': '30 12 * * *' });

  it("runs at the time in its service's schedule", () => {
    class Lamps {
      @Scheduled('light-lamps')
      async light(): Promise<void> {}
    }
    expect(Reflect.getMetadata(jobMetadata, Lamps.prototype.light)).toMatchObject({
      name: 'light-lamps',
      cron: '30 12 * * *',
    });
  });

  it('has a name that is type-checked', () => {
    // @ts-expect-error The table has no such job.
    expect(Scheduled('snuff-lamps')).toBeInstanceOf(Function);
  });
});
