import { JobRegistry } from '@valam/service-kit/jobs/job-registry';

/** The stored jobs of this service. */
export const notificationsJobs = new JobRegistry();

/** The scheduled jobs: five cron fields, in UTC. Queued runs keep the names across releases. */
const schedule = {
  'forget-old-mail-content': '40 1 * * *',
} as const;

export const Scheduled = notificationsJobs.schedule(schedule);
