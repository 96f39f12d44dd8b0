import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { catalogJobs } from '../jobs.js';

export const makePicturesJob = catalogJobs.define({ name: 'make-pictures', payload: z.object({}) });

/** Requests that variants are made after the commit. */
export function startMaking(tx: EntityManager): Promise<void> {
  return addJob(tx, makePicturesJob, {}, { key: makePicturesJob.name });
}

/** Schedules making variants in short turns, so that the service can stop quickly at any time. */
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
