import { Injectable } from '@nestjs/common';
import { unsubscribeFromNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';

/** Unsubscribes with one click. Idempotent. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
  ) {}

  async run(token: string): Promise<{ ok: true }> {
    const target = this.links.open('newsletter_unsubscribe', token);
    if (!target) throw problem(unsubscribeFromNewsletter, 'leads.link_unknown', 'This link isn’t valid.');
    await this.dataSource.query(
      'update subscriber set unsubscribed_at = $2, version = version + 1 where id = $1 and unsubscribed_at is null',
      [target.id, this.clock.now()],
    );
    return { ok: true };
  }
}
