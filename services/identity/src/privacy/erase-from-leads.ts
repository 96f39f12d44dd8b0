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

/** Erases a person in leads, with retries until it succeeds, and erases copies of the leads records here. */
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
    // Audit entries that were written meanwhile may have arrived only now.
    await forgetRecords(manager, 'leads', records, this.clock.now());
  }
}
