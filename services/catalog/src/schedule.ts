import { scheduled } from '@valam/service-kit/jobs/on-job';

/** The scheduled jobs of this service: five cron fields, in UTC. Queued runs keep the names across releases. */
const schedule = {
  'forget-pictures': '40 21 * * *',
  'resume-pictures': '*/5 * * * *',
  'sweep-uploads': '10 * * * *',
} as const;

export const Scheduled = scheduled(schedule);
