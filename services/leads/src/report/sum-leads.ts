import { Injectable } from '@nestjs/common';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { rebuildLeadSumsJob } from './report.jobs.js';
import { addChanges, addLeads, nextMoment, rowsAtOnce } from './sum-leads.sql.js';

/**
 * The database records every change of a lead with it; this job adds the changes to the sums of their days.
 * Reports read both, so their figures are always current.
 */
@Injectable()
export class SumLeads {
  constructor(private readonly dataSource: DataSource) {}

  @Scheduled('sum-leads')
  async run(): Promise<void> {
    for (let added = rowsAtOnce; added === rowsAtOnce;) {
      const [change] = await this.dataSource.query<[{ rows: number }]>(addChanges);
      added = change.rows;
    }
    await this.dataSource.query('delete from lead_sum where received = 0');
    await this.dataSource.query('delete from lost_reason_sum where count = 0');
  }

  /** In one snapshot: concurrent changes are recorded and added by the next run. */
  @OnJob(rebuildLeadSumsJob)
  rebuild(): Promise<void> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      await tx.query('delete from lead_change');
      await tx.query('delete from lead_sum');
      await tx.query('delete from lost_reason_sum');
      await this.sumAll(tx);
    });
  }

  private async sumAll(tx: EntityManager): Promise<void> {
    for (let after = '-infinity'; after !== 'infinity';) {
      const [next] = await tx.query<[{ until: string }]>(nextMoment, [after]);
      await tx.query(addLeads, [after, next.until]);
      after = next.until;
    }
  }
}
