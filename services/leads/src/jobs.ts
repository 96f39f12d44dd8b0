import { JobRegistry } from '@valam/service-kit/jobs/job-registry';

/** The stored jobs of this service. */
export const leadsJobs = new JobRegistry();

/** The scheduled jobs: five cron fields, in UTC. Queued runs keep the names across releases. */
const schedule = {
  'ask-about-charges': '*/5 * * * *',
  'ask-for-travellers': '*/5 * * * *',
  'charge-installments': '* * * * *',
  'check-stock': '30 20 * * *',
  'complete-invoices': '* * * * *',
  'complete-trips': '* * * * *',
  'deliver-gift-cards': '* * * * *',
  'end-lapsed-offers': '* * * * *',
  'erase-old-bookings': '30 20 * * *',
  'erase-old-enquiries': '10 20 * * *',
  'erase-old-gift-cards': '50 20 * * *',
  'erase-travellers': '*/5 * * * *',
  'expire-gift-cards': '40 19 * * *',
  'forget-private-sources': '55 20 * * *',
  'free-lapsed-holds': '* * * * *',
  'lapse-quotes': '*/5 * * * *',
  'read-cash': '*/5 * * * *',
  'read-funnel': '* * * * *',
  'read-sales': '* * * * *',
  'reconcile-gift-cards': '* * * * *',
  'reconcile-payments': '* * * * *',
  'remind-of-reviews': '*/5 * * * *',
  'retry-gift-card-refunds': '27 * * * *',
  'retry-refunds': '17 * * * *',
  'sum-leads': '* * * * *',
  'watch-balances': '* * * * *',
  'watch-payment-plans': '* * * * *',
  'watch-shares': '* * * * *',
} as const;

export type ScheduledJob = keyof typeof schedule;

export const Scheduled = leadsJobs.schedule(schedule);
