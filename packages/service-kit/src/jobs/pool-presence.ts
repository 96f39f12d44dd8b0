import type pg from 'pg';
import { connectionBeside, LimitedClient } from '../database/limited-client.js';
import type { Logger } from '../logging/logger.js';

const lookEveryMs = 3_000;
/** Number of consecutive checks after which a pool counts as dead: its connection may only have been cut. */
const checksBeforeDead = 2;

/** A pool of workers, as it identifies its own jobs. */
export interface OwnPool {
  readonly id: string;
  /** The jobs running in this pool. */
  readonly running: ReadonlySet<string>;
  /**
   * Called if the database has locked jobs of this pool that are not running: the response that delivered
   * them was lost.
   */
  onLostJobs(): void;
}

/**
 * Graphile Worker keeps a job locked for hours after its process has died. Here every process holds an
 * advisory lock while its workers run; a process that finds a job whose pool does not hold its lock releases
 * the job, so that it runs within seconds.
 */
export class PoolPresence {
  private client?: pg.Client;
  private timer?: NodeJS.Timeout;
  private isLooking = false;
  private isStopped = false;
  private readonly missing = new Map<string, number>();
  private lost: ReadonlySet<string> = new Set();

  constructor(
    private readonly url: string,
    private readonly unit: string,
    private readonly own: OwnPool,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    await this.look();
    if (this.isStopped) return;
    this.timer = setInterval(() => void this.look(), lookEveryMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async look(): Promise<void> {
    if (this.isLooking || this.isStopped) return;
    this.isLooking = true;
    try {
      const client = this.client ?? (await this.connect());
      await this.unlockJobsOfDeadPools(client);
      await this.rerunLostJobs(client);
    } catch (error) {
      if (this.isStopped) return;
      this.log.warn({ err: error }, 'jobs of dead processes cannot be looked for');
      await this.client?.end().catch(() => undefined);
      this.client = undefined;
    } finally {
      this.isLooking = false;
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new LimitedClient(connectionBeside(this.url, `${this.unit} presence`));
    // Assigned before it is connected, so that `stop` can end it even while it waits for the lock.
    this.client = client;
    client.on('error', (error) => this.reconnect(client, error));
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtext('job-pool'), hashtext($1))`, [this.own.id]);
    return client;
  }

  /**
   * Reconnects immediately, because at its next checks another process would release this pool's running
   * jobs.
   */
  private reconnect(lost: pg.Client, error: Error): void {
    this.log.warn({ err: error }, 'the connection of the presence was lost');
    if (this.client !== lost || this.isLooking) return;
    this.client = undefined;
    void this.look();
  }

  private async unlockJobsOfDeadPools(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ pool: string; is_dead: boolean }>(
      `select pool, case when pg_try_advisory_lock(hashtext('job-pool'), hashtext(pool))
                then pg_advisory_unlock(hashtext('job-pool'), hashtext(pool)) else false end as is_dead
         from (select distinct locked_by as pool from graphile_worker.jobs where locked_by is not null and locked_by <> $1) held`,
      [this.own.id],
    );
    const dead = rows.filter(({ is_dead }) => is_dead).map(({ pool }) => pool);
    for (const pool of this.missing.keys()) if (!dead.includes(pool)) this.missing.delete(pool);
    for (const pool of dead) this.missing.set(pool, (this.missing.get(pool) ?? 0) + 1);
    const gone = dead.filter((pool) => (this.missing.get(pool) ?? 0) >= checksBeforeDead);
    if (gone.length === 0) return;
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [gone]);
    this.log.warn({ pools: gone }, 'jobs of a dead process run again');
  }

  /** A connection that is lost between the lock and its response leaves a locked job that no process runs. */
  private async rerunLostJobs(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ id: string }>(
      'select id::text from graphile_worker.jobs where locked_by = $1',
      [this.own.id],
    );
    const idle = rows.map(({ id }) => id).filter((id) => !this.own.running.has(id));
    const stillLost = idle.filter((id) => this.lost.has(id));
    this.lost = new Set(idle);
    if (stillLost.length === 0) return;
    this.log.warn({ jobs: stillLost }, 'jobs whose answer was lost run again');
    this.lost = new Set();
    this.own.onLostJobs();
  }
}
