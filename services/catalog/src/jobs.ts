import { JobRegistry } from '@valam/service-kit/jobs/job-registry';

/** The stored jobs of this service. */
export const catalogJobs = new JobRegistry();

/** The scheduled jobs: five cron fields, in UTC. Queued runs keep the names across releases. */
const schedule = {
  'forget-pictures': '40 21 * * *',
  'refresh-search': '10 21 * * *',
  'resume-pictures': '*/5 * * * *',
  'sweep-uploads': '10 * * * *',
} as const;

export const Scheduled = catalogJobs.schedule(schedule);

/** Number of attempts to delete what an erasure covers, every six hours after the first ones: about a year. */
export const triesToErase = 1_500;
