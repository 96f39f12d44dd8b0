import { Injectable } from '@nestjs/common';
import { Log } from '@valam/service-kit/logging/log';
import type { Partner } from '../contributor/own-code.js';
import { ClickCounts, type Clicks } from './click-counts.js';
import { LeadsOfCode, type ReferralCounts } from './leads-of-code.js';

/** Results of a partner's code: clicks, counted here, and leads, counted in leads. */
@Injectable()
export class ReachOfCode {
  constructor(
    private readonly clickCounts: ClickCounts,
    private readonly leadsOfCode: LeadsOfCode,
    private readonly log: Log,
  ) {}

  clicks(contributorId: string, since: string): Promise<Clicks> {
    return this.clickCounts.of(contributorId, since);
  }

  /** Null while leads is down: the dashboard shows the rest. */
  async leads(partner: Partner, months: number): Promise<ReferralCounts | null> {
    try {
      return await this.leadsOfCode.counts(partner, months);
    } catch (error) {
      this.log.warn({ err: error }, 'the dashboard is shown without the counts of leads');
      return null;
    }
  }
}
