import { Injectable } from '@nestjs/common';
import { eraseLeadsData, listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource } from 'typeorm';
import { eraseReasonsAbout } from './anonymize-person.sql.js';
import { eraseFromLeadsJob } from './privacy.jobs.js';

/** Asks leads to erase a person, with retries until it has, and erases what the audit log copied from its records. */
@Injectable()
export class EraseFromLeads {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dataSource: DataSource,
  ) {}

  @OnJob(eraseFromLeadsJob)
  async run({ email }: JobPayload<typeof eraseFromLeadsJob>): Promise<void> {
    const { records } = await this.rpc.call(listRecordsOfPerson, { email });
    await this.dataSource.query(eraseReasonsAbout, [
      records.map(({ entity }) => entity),
      records.map(({ id }) => id),
    ]);
    await this.rpc.call(eraseLeadsData, { email });
  }
}
