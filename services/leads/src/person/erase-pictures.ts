import { Injectable } from '@nestjs/common';
import { erasePictures } from '@valam/contracts/catalog/privacy.rpc';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { RpcClient } from '@valam/service-kit/rpc/client';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

export const erasePicturesJob = leadsJobs.define({
  name: 'erase-pictures',
  payload: z.object({ keys: z.array(z.string()) }),
  isKeptUntilDone: true,
});

/** Has catalog delete the photos of an erased person's reviews, with retries until it succeeds. */
@Injectable()
export class ErasePictures {
  constructor(private readonly rpc: RpcClient) {}

  @OnJob(erasePicturesJob)
  async run({ keys }: JobPayload<typeof erasePicturesJob>): Promise<void> {
    await this.rpc.call(erasePictures, { keys });
  }
}
