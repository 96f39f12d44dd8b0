import { Injectable } from '@nestjs/common';
import { eraseLeadsData, listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import { Clock } from '@valam/service-kit/clock/clock';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource } from 'typeorm';
import { forgetRecords } from '../audit/erased-records.js';
import { forgetCopies } from './forget-copies.js';
import { eraseFromLeadsJob } from './privacy.jobs.js';

/** Has leads erase a person, retried until it succeeds, and erases the copies of its records here. */
@Injectable()
export class EraseFromLeads {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @OnJob(eraseFromLeadsJob)
  async run({ email }: JobPayload<typeof eraseFromLeadsJob>): Promise<void> {
    const { manager } = this.dataSource;
    const { records: own, formerRecords = [] } = await this.rpc.call(listRecordsOfPerson, { email });
    const records = [...own, ...formerRecords];
    await forgetCopies(manager, records, this.clock.now());
    await this.rpc.call(eraseLeadsData, { email });
    // Audit entries of the meantime may arrive only now.
    await forgetRecords(manager, 'leads', records, this.clock.now());
  }
}
