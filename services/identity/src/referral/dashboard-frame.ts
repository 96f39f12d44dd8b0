import { Injectable } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { Log } from '@valam/service-kit/logging/log';
import { SiteLinks } from '../account/site-links.js';

/** What the dashboard stands in: today's date, the site's address, and patience with units that are away. */
@Injectable()
export class DashboardFrame {
  constructor(
    private readonly clock: Clock,
    private readonly site: SiteLinks,
    private readonly log: Log,
  ) {}

  today(): string {
    return istDay(this.clock.now());
  }

  link(code: string): string {
    return this.site.referral(code);
  }

  /** The dashboard shows what it has while another unit is away. */
  async orNull<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      this.log.warn({ err: error }, 'the dashboard is shown without the counts of leads');
      return null;
    }
  }
}
