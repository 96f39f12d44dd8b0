/**
 * Dead letters after that with `$1` and `$2`, and older than `$3` if given. `$4`: subjects that are kept
 * until handled.
 */
export const deadLettersToRedact = (most: number): string => `
  select consumer, event_id as id, subject, payload from dead_event
   where erased_at is null and payload is not null and (consumer, event_id) > ($1::text, $2::uuid)
     and ($3::timestamptz is null or at < $3) and subject <> all ($4::text[])
   order by consumer, event_id limit ${most} for update skip locked`;

export const redactDeadLetter = `
  update dead_event set payload = $3::jsonb, erased_at = $4 where consumer = $1 and event_id = $2`;

/**
 * Jobs after `$1` that were given up; before `$2` if given, otherwise including waiting ones. `$3`: jobs that
 * are kept until done; `$4`: the same for events that a job delivers again.
 */
export const jobsToRedact = (most: number): string => `
  select job.id, job.payload, job.attempts >= job.max_attempts as "isGivenUp"
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
   where job.id > $1 and job.locked_at is null and job.payload ->> 'erasedAt' is null
     and ($2::timestamptz is null or job.attempts >= job.max_attempts and job.updated_at < $2)
     and task.identifier <> all ($3::text[])
     and coalesce(job.payload #>> '{data,event,subject}', '') <> all ($4::text[])
   order by job.id limit ${most} for update of job skip locked`;

export const redactJob = 'update graphile_worker._private_jobs set payload = $2::json where id = $1';
export const dropJobs = 'select graphile_worker.complete_jobs($1::bigint[])';
export const isJobRedacted = `
  select 1 from graphile_worker._private_jobs where id = $1 and payload ->> 'erasedAt' is not null`;
