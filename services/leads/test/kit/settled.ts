import { waitFor } from '@valam/service-kit/testing/wait-for';
import type { Leads } from './start-leads.js';

const dueJobs = `
  select coalesce(json_agg(json_build_object('job', task_identifier, 'attempts', attempts, 'error', last_error)), '[]') as due
    from graphile_worker.jobs where run_at <= now() and (attempts < max_attempts or locked_at is not null)`;

/** Pending work of leads and the provider: events in delivery, except lost ones, and due jobs. */
export async function workInProgress({
  sandbox,
  dataSource,
}: Leads): Promise<{ events: number; jobs: unknown[] }> {
  const events = await sandbox.events();
  const isOpen = ({ delivery }: (typeof events)[number]) => delivery && !delivery.isDone && !delivery.isLost;
  const [{ due: jobs }] = await dataSource.query<[{ due: unknown[] }]>(dueJobs);
  // An event that was sent meanwhile may have added a job after they were counted.
  const more = (await sandbox.events()).length - events.length;
  return { events: events.filter(isOpen).length + more, jobs };
}

/**
 * Waits until that work is done. A state is reached with the first message: the provider's other events, its
 * response to a job and later jobs could write after a test that changes rows, or lock a row that a sweep
 * then skips.
 */
export async function settled(leads: Leads): Promise<void> {
  await waitFor(async () => {
    const work = await workInProgress(leads);
    if (work.events + work.jobs.length > 0) throw new Error(`in progress: ${JSON.stringify(work)}`);
    return true;
  });
}
