import { JobRegistry } from './job-registry.js';

/** The jobs of every service. */
export const kitJobs = new JobRegistry();

/** Queued runs keep these names across releases. */
export const Scheduled = kitJobs.schedule({
  'kit-seal-anew': '*/5 * * * *',
  'kit-drop-given-up-runs': '*/10 * * * *',
  'kit-redact-failures': '43 * * * *',
  'kit-tidy-up': '17 2 * * *',
});
