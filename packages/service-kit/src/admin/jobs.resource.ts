import { jobsAdmin } from '@valam/contracts/shared/jobs.admin';
import { type AdminListQuery } from '@valam/contracts/shared/admin';
import { DataSource, type EntityManager } from 'typeorm';
import { isJobRedacted } from '../privacy/redact-failures.sql.js';
import { refuse } from './refuse.js';
import { unitOf } from '../database/unit-of.js';
import { AdminEntity } from './admin-entity.js';
import type { AdminFilters, AdminListAnswer, AdminResource } from './resource.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

interface JobRow {
  id: string;
  task_identifier: string;
  run_at: Date;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  key: string | null;
  locked_at: Date | null;
  created_at: Date;
}

const columns = 'id, task_identifier, run_at, attempts, max_attempts, last_error, key, locked_at, created_at';

/** The stored jobs of this service: waiting, running and failed. */
@AdminEntity(jobsAdmin)
export class JobsResource implements AdminResource<typeof jobsAdmin> {
  readonly actions = {
    retry: async (tx: EntityManager, { id }: { id: string }) => {
      if ((await tx.query<unknown[]>(isJobRedacted, [id])).length > 0)
        throw refuse(
          'Its personal data was erased, so it cannot run again. Repair what it is about by hand.',
        );
      refuseUnchanged(
        await tx.query(
          'select id from graphile_worker.reschedule_jobs(array[$1]::bigint[], run_at := now(), attempts := 0)',
          [id],
        ),
      );
    },
    cancel: async (tx: EntityManager, { id, reason }: { id: string; reason: string | null }) => {
      refuseUnchanged(
        await tx.query('select id from graphile_worker.permanently_fail_jobs(array[$1]::bigint[], $2)', [
          id,
          `Cancelled: ${reason ?? ''}`,
        ]),
      );
    },
  };

  constructor(private readonly dataSource: DataSource) {}

  async list(
    query: AdminListQuery,
    filters: AdminFilters<typeof jobsAdmin>,
  ): Promise<AdminListAnswer<typeof jobsAdmin>> {
    const state = filters.state ?? null;
    // The lock is checked first: adding a job with the key of a running one sets the attempts of the running
    // one to the maximum.
    const where = `($1::text is null or task_identifier = $1) and ($2::text is null or $2 = case
      when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
      when attempts > 0 then 'retrying' else 'waiting' end)`;
    const parameters = [filters.name ?? nameIn(query.q), state];
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<JobRow[]>(
        `select ${columns} from graphile_worker.jobs where ${where} order by run_at ${query.order === 'asc' ? 'asc' : 'desc'}, id limit $3 offset $4`,
        [...parameters, query.perPage, (query.page - 1) * query.perPage],
      ),
      this.dataSource.query<{ count: number }[]>(
        `select count(*) from graphile_worker.jobs where ${where}`,
        parameters,
      ),
    ]);
    return { items: rows.map((row) => this.record(row)), total: Number(counted?.count ?? 0) };
  }

  async find(tx: EntityManager, id: string): Promise<AdminRecordOf<typeof jobsAdmin> | null> {
    // A value beyond bigint is not a job id.
    if (!/^\d{1,18}$/.test(id)) return null;
    const [row] = await tx.query<JobRow[]>(`select ${columns} from graphile_worker.jobs where id = $1`, [id]);
    return row ? this.record(row) : null;
  }

  private record(row: JobRow): AdminRecordOf<typeof jobsAdmin> {
    return {
      id: String(row.id),
      version: row.attempts,
      service: unitOf(this.dataSource.manager).unit,
      name: row.task_identifier,
      runAt: row.run_at.toISOString(),
      attempts: row.attempts,
      maxAttempts: row.max_attempts,
      lastError: row.last_error,
      key: row.key,
      isRunning: row.locked_at !== null,
      createdAt: row.created_at.toISOString(),
    };
  }
}

/** The screens show `retry-refunds` as “Retry refunds”. */
const nameIn = (typed = ''): string | null => typed.trim().toLowerCase().replace(/\s+/g, '-') || null;

/** Graphile Worker skips running jobs and returns the jobs that it has changed. */
function refuseUnchanged(changed: readonly unknown[]): void {
  if (changed.length === 0) throw refuse('It is running right now. Look again in a moment.');
}
