import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { checkNewsletterLink } from '@valam/contracts/leads/newsletter.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Repository } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** Checks that a link of a newsletter email is still valid, before its page asks for input. Read only. */
@Injectable()
export class CheckNewsletterLink {
  constructor(
    @InjectRepository(SubscriberEntity) private readonly subscribers: Repository<SubscriberEntity>,
    private readonly links: PrivateLinks,
  ) {}

  async run({ token, purpose }: RpcInput<typeof checkNewsletterLink>): Promise<{ ok: true }> {
    const target = this.links.open(`newsletter_${purpose}`, token);
    // The link to unsubscribe is valid even for an erased address, which gets no newsletter.
    const isValid =
      target && (purpose === 'unsubscribe' || (await this.subscribers.existsBy({ id: target.id })));
    if (!isValid) throw problem(checkNewsletterLink, 'leads.link_unknown', 'This link is not valid.');
    return { ok: true };
  }
}
