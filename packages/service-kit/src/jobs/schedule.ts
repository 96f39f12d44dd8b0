import { scheduled } from './on-job.js';

/** The scheduled jobs of every service: five cron fields, in UTC. Queued runs keep the names across releases. */
const schedule = {
  'kit-seal-anew': '*/5 * * * *',
  'kit-redact-failures': '43 * * * *',
  'kit-tidy-up': '17 2 * * *',
} as const;

export const Scheduled = scheduled(schedule);
