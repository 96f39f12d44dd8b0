import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { audit } from '@valam/service-kit/audit/audit';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource } from 'typeorm';
import { rebuildPartnersJob } from './report.jobs.js';

/** An owner has the report rebuilt from the ledgers. Idempotent. */
@Injectable()
export class RebuildPartners {
  constructor(private readonly dataSource: DataSource) {}

  async run(caller: Caller): Promise<{ isQueued: true }> {
    allowRole(caller, ['owner']);
    await this.dataSource.transaction(async (tx) => {
      await addJob(tx, rebuildPartnersJob, {}, { key: 'rebuild-partners' });
      await audit(tx, { actor: caller, action: 'rebuild', entity: 'reports', id: 'partners' });
    });
    return { isQueued: true };
  }
}
