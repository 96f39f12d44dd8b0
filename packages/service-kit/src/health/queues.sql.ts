export const oldestUnpublished = `select extract(epoch from coalesce(now() - min(created_at), '0')) as count from outbox
        where published_at is null`;

/** One that runs does not wait. */
export const oldestDue = `select extract(epoch from coalesce(now() - min(run_at), '0')) as count from graphile_worker.jobs
        where run_at <= now() and attempts < max_attempts and locked_at is null`;
