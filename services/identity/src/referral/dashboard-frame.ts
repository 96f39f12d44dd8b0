import { Injectable } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { SiteLinks } from '../site/site-links.js';

/** What the dashboard stands in: today's date and the site's address. */
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
