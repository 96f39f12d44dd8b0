import { Injectable } from '@nestjs/common';
import { erasePictures } from '@valam/contracts/catalog/privacy.rpc';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { erasePicturesJob } from './privacy.jobs.js';

/** Has catalog delete the pictures of an erased person, with retries until it succeeds. */
@Injectable()
export class ErasePictures {
  constructor(private readonly rpc: RpcClient) {}

  @OnJob(erasePicturesJob)
  async run({ keys }: JobPayload<typeof erasePicturesJob>): Promise<void> {
    await this.rpc.call(erasePictures, { keys });
  }
}
