import { JobRegistry } from '@valam/service-kit/jobs/job-registry';

/** The stored jobs of this service. */
export const identityJobs = new JobRegistry();

/** The scheduled jobs: five cron fields, in UTC. Queued runs keep the names across releases. */
const schedule = {
  'erase-old-host-applications': '15 20 * * *',
  'erase-unproven-sign-ups': '35 20 * * *',
  'forget-erased-on-schedule': '5 21 * * *',
  'forget-former-staff': '10 20 * * *',
  'forget-old-limits': '*/15 * * * *',
  'forget-people-in-audit': '20 20 * * *',
  'forget-private-sources': '25 20 * * *',
  'forget-visitors': '40 * * * *',
  'morning-emails': '30 1-6 * * *',
  'propose-payouts': '7 * * * *',
  'read-partners': '* * * * *',
  'tidy-accounts': '20 * * * *',
} as const;

export type ScheduledJob = keyof typeof schedule;

export const Scheduled = identityJobs.schedule(schedule);
