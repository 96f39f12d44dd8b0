import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import * as z from 'zod/mini';
import { catalogJobs } from '../jobs.js';
import { ForgetPictures } from './forget-pictures.js';

/** Deletes pictures of testimonials, which are records of this service. */
export const erasePicturesJob = catalogJobs.define({
  name: 'erase-pictures',
  payload: z.object({ keys: z.array(z.string()) }),
  isKeptUntilDone: true,
});

/** Pictures of an erased person do not wait for the sweep of unused ones: they are deleted immediately. */
@Injectable()
export class ErasePictures {
  constructor(
    private readonly forget: ForgetPictures,
    private readonly log: Log,
  ) {}

  @OnJob(erasePicturesJob)
  async job({ keys }: JobPayload<typeof erasePicturesJob>): Promise<void> {
    await this.run(keys);
  }

  async run(keys: readonly string[]): Promise<{ erased: number }> {
    const erased = await this.forget.ofErasedPerson(keys);
    this.log.info({ erased }, 'pictures of an erased person are deleted');
    return { erased };
  }
}
