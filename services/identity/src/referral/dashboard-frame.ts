import { Injectable } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { SiteLinks } from '../site/site-links.js';

/** Today's date and referral links for the dashboard. */
@Injectable()
export class DashboardFrame {
  constructor(
    private readonly clock: Clock,
    private readonly site: SiteLinks,
  ) {}

  today(): string {
    return istDay(this.clock.now());
  }

  link(code: string): string {
    return this.site.referral(code);
  }
}
