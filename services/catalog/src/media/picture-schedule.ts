import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { catalogJobs } from '../jobs.js';

export const makePicturesJob = catalogJobs.define({ name: 'make-pictures', payload: z.object({}) });

/** Adds a job that generates variants after the commit. */
export function startMaking(tx: EntityManager): Promise<void> {
  return addJob(tx, makePicturesJob, {}, { key: makePicturesJob.name });
}

/** Schedules the generation of variants in short runs, so that the service can stop quickly at any time. */
@Injectable()
export class PictureSchedule {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  soon(): Promise<void> {
    return startMaking(this.dataSource.manager);
  }

  after(ms: number): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + ms);
    return addJob(this.dataSource.manager, makePicturesJob, {}, { key: makePicturesJob.name, runAt });
  }
}
