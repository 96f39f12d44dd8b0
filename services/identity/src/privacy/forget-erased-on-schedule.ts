import { Injectable } from '@nestjs/common';
import { listErasedRecords } from '@valam/contracts/leads/privacy.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { forgetCopies } from './forget-copies.js';

/** Leads or this service may have been unavailable for some nights. */
const daysBack = 30;
const dayMs = 86_400_000;

/**
 * Erases copies of records that leads erases by retention, as for a requested erasure: the audit log is kept
 * as long as the financial records, and a commission includes the title of a private tour.
 */
@Injectable()
export class ForgetErasedOnSchedule {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('forget-erased-on-schedule')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    // Once a month from the beginning, for records that were erased before this job existed, or while it
    // failed for longer.
    const since = now.getUTCDate() === 1 ? new Date(0) : new Date(now.getTime() - daysBack * dayMs);
    let after: RpcInput<typeof listErasedRecords>['after'] | null = { at: since.toISOString() };
    while (after) {
      const erased: RpcReturn<typeof listErasedRecords> = await this.rpc.call(listErasedRecords, { after });
      await forgetCopies(this.dataSource.manager, erased.records, this.clock.now());
      after = erased.next;
    }
  }
}
