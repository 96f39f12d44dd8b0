import { Injectable } from '@nestjs/common';
import { checkNewsletterLink } from '@valam/contracts/leads/newsletter.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** Says whether a link of a newsletter email still works, before its page asks anything. Changes nothing. */
@Injectable()
export class CheckNewsletterLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PrivateLinks,
  ) {}

  async run({ token, purpose }: RpcInput<typeof checkNewsletterLink>): Promise<{ ok: true }> {
    const target = this.links.open(`newsletter_${purpose}`, token);
    const isKnown = target && (await this.dataSource.manager.existsBy(SubscriberEntity, { id: target.id }));
    if (!isKnown) throw problem(checkNewsletterLink, 'leads.link_unknown', 'This link is not valid.');
    return { ok: true };
  }
}
