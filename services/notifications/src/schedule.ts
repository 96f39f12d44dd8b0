import { scheduled } from '@valam/service-kit/jobs/on-job';

/** The scheduled jobs of this service: five cron fields, in UTC. Queued runs keep the names across releases. */
const schedule = {
  'forget-old-mail-content': '40 1 * * *',
} as const;

export const Scheduled = scheduled(schedule);
