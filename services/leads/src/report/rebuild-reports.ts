import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { audit } from '@valam/service-kit/audit/audit';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource } from 'typeorm';
import { rebuildCashJob, rebuildFunnelJob, rebuildLeadSumsJob, rebuildSalesJob } from './report.jobs.js';

/** Rebuilds the reports from the ledgers on an owner's request. Idempotent. */
@Injectable()
export class RebuildReports {
  constructor(private readonly dataSource: DataSource) {}

  async run(caller: Caller): Promise<{ isQueued: true }> {
    allowRole(caller, ['owner']);
    await this.dataSource.transaction(async (tx) => {
      await addJob(tx, rebuildSalesJob, {}, { key: 'rebuild-sales' });
      await addJob(tx, rebuildFunnelJob, {}, { key: 'rebuild-funnel' });
      await addJob(tx, rebuildLeadSumsJob, {}, { key: 'rebuild-lead-sums' });
      await addJob(tx, rebuildCashJob, {}, { key: 'rebuild-cash' });
      await audit(tx, { actor: caller, action: 'rebuild', entity: 'reports', id: 'all' });
    });
    return { isQueued: true };
  }
}
