import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { boundMethods } from '../discovery/bound-methods.js';
import { Scheduled } from './kit-jobs.js';
import { type JobBinding, jobMetadata } from './on-job.js';

/** All given-up runs of each job except the latest. */
const earlierRuns = `
  select id from (
    select id, row_number() over (partition by task_identifier order by id desc) as place from graphile_worker.jobs
     where task_identifier = any ($1::text[]) and attempts >= max_attempts and locked_at is null
  ) as given_up where place > 1`;

/**
 * Each run of a scheduled job includes the work that earlier runs missed. A sweep with a bad record gives up
 * one run every minute: an operator needs only the latest one, to see the error and to run it again.
 */
@Injectable()
export class GivenUpRuns {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly dataSource: DataSource,
  ) {}

  @Scheduled('kit-drop-given-up-runs')
  async dropEarlier(): Promise<void> {
    const scheduled = boundMethods<JobBinding>(this.discovery, jobMetadata)
      .filter(({ binding }) => binding.cron)
      .map(({ binding }) => binding.name);
    await this.dataSource.query(
      `select count(*) from graphile_worker.complete_jobs(array(${earlierRuns})::bigint[])`,
      [scheduled],
    );
  }
}
