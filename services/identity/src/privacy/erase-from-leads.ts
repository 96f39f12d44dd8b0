import { Injectable } from '@nestjs/common';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { eraseFromLeadsJob } from './privacy.jobs.js';

/** Asks leads to erase a person, with retries until it has. */
@Injectable()
export class EraseFromLeads {
  constructor(private readonly rpc: RpcClient) {}

  @OnJob(eraseFromLeadsJob)
  async run({ email }: JobPayload<typeof eraseFromLeadsJob>): Promise<void> {
    await this.rpc.call(eraseLeadsData, { email });
  }
}
