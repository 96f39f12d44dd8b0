import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';
import type { NewsletterMails } from '../newsletter/newsletter-mails.js';
import type { SubscriberEntity } from '../newsletter/subscriber.entity.js';
import { MailRequests } from './mail-requests.js';

@Injectable()
export class MailSubscriber implements NewsletterMails {
  constructor(
    private readonly links: PrivateLinks,
    private readonly mails: MailRequests,
  ) {}

  askToConfirm(tx: EntityManager, { id, linkVersion, email, name }: SubscriberEntity): Promise<void> {
    const target = { id, version: linkVersion };
    const confirmUrl = this.links.url('newsletter_confirm', target);
    const unsubscribeUrl = this.links.url('newsletter_unsubscribe', target);
    return this.mails.send(tx, 'newsletter-confirm', { email, name }, { name, confirmUrl, unsubscribeUrl });
  }

  welcome(tx: EntityManager, { id, linkVersion, email, name }: SubscriberEntity): Promise<void> {
    const unsubscribeUrl = this.links.url('newsletter_unsubscribe', { id, version: linkVersion });
    return this.mails.send(tx, 'newsletter-welcome', { email, name }, { name, unsubscribeUrl });
  }
}
