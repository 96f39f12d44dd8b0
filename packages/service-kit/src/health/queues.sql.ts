export const oldestUnpublished = `select extract(epoch from coalesce(now() - min(created_at), '0')) as count from outbox
        where published_at is null`;

/** One that runs does not wait. */
export const oldestDue = `select extract(epoch from coalesce(now() - min(run_at), '0')) as count from graphile_worker.jobs
        where run_at <= now() and attempts < max_attempts and locked_at is null`;

/** A run that hangs neither waits nor fails, and the library leaves it alone for hours. */
export const longestRun = `select extract(epoch from coalesce(now() - min(locked_at), '0')) as count from graphile_worker.jobs
        where locked_at is not null`;

/**
 * Scheduled jobs of which two runs have failed: the library tries a failed run for about four days before it gives it up,
 * and adds the next one at its time.
 */
export const failedTwice = `select count(*) from (
        select task_identifier from graphile_worker.jobs
          join graphile_worker._private_known_crontabs on identifier = task_identifier
         where attempts > 0 and last_error is not null
         group by task_identifier having count(*) > 1) as failing`;
