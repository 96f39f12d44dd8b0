import { waitFor } from '@valam/service-kit/testing/wait-for';
import type { Leads } from './start-leads.js';

const dueJobs = `
  select coalesce(json_agg(json_build_object('job', task_identifier, 'attempts', attempts, 'error', last_error)), '[]') as due
    from graphile_worker.jobs where run_at <= now() and (attempts < max_attempts or locked_at is not null)`;

/** What leads and the provider are still doing: events being delivered, lost ones not counted, and due jobs. */
export async function workInProgress({
  sandbox,
  dataSource,
}: Leads): Promise<{ events: number; jobs: unknown[] }> {
  const events = await sandbox.events();
  const isOpen = ({ delivery }: (typeof events)[number]) => delivery && !delivery.isDone && !delivery.isLost;
  const [{ due: jobs }] = await dataSource.query<[{ due: unknown[] }]>(dueJobs);
  // One that was sent meanwhile may have added a job after they were counted.
  const more = (await sandbox.events()).length - events.length;
  return { events: events.filter(isOpen).length + more, jobs };
}

/**
 * Waits until that work is done. A state is reached by its first messenger: the provider's other events, its answer to a
 * job and the jobs that follow would write after a test that changes rows, or hold the lock of a row that a sweep skips.
 */
export async function settled(leads: Leads): Promise<void> {
  await waitFor(async () => {
    const work = await workInProgress(leads);
    if (work.events + work.jobs.length > 0) throw new Error(`in progress: ${JSON.stringify(work)}`);
    return true;
  });
}
