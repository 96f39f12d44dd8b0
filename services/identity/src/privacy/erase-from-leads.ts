import { Injectable } from '@nestjs/common';
import { eraseLeadsData, listRecordsOfPerson, namelessTour } from '@valam/contracts/leads/privacy.rpc';
import { Clock } from '@valam/service-kit/clock/clock';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource } from 'typeorm';
import { forgetRecords } from '../audit/erased-records.js';
import { eraseFromLeadsJob } from './privacy.jobs.js';

const forgetPrivateTours = `
  update commission set tour_title = $2, version = version + 1 where booking_id = any ($1) and tour_title <> $2`;

/** Has leads erase a person, retried until it succeeds, and erases the copies of its records here. */
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
    await forgetRecords(manager, 'leads', records, this.clock.now());
    const privateTours = records.filter(({ isPrivateTour }) => isPrivateTour).map(({ id }) => id);
    await manager.query(forgetPrivateTours, [privateTours, namelessTour]);
    await this.rpc.call(eraseLeadsData, { email });
    // Audit entries of the meantime may arrive only now.
    await forgetRecords(manager, 'leads', records, this.clock.now());
  }
}
