import { Injectable } from '@nestjs/common';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { RpcClient } from '@valam/service-kit/rpc/client';

/** Asks leads to erase a person, again and again until it has. */
@Injectable()
export class EraseFromLeads {
  constructor(private readonly rpc: RpcClient) {}

  @OnJob('erase-from-leads')
  async run({ email }: { email: string }): Promise<void> {
    await this.rpc.call(eraseLeadsData, { email });
  }
}
