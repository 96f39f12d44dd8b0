import { Injectable } from '@nestjs/common';
import { confirmNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { proveClaim } from '../lead/referral-claim.js';
import { PrivateLinks } from '../link/private-links.js';
import { NewsletterMails } from './newsletter-mails.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** Confirms the address of the subscriber, who gets the newsletter from now on. */
@Injectable()
export class ConfirmSubscription {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly mails: NewsletterMails,
  ) {}

  async run(token: string): Promise<{ ok: true }> {
    const target = this.links.open('newsletter_confirm', token);
    if (!target) throw unknown();
    await this.dataSource.transaction(async (tx) => {
      const subscriber = await tx.findOne(SubscriberEntity, {
        where: { id: target.id, linkVersion: target.version },
        lock: { mode: 'for_no_key_update' },
      });
      if (!subscriber) throw unknown();
      if (subscriber.emailConfirmed && !subscriber.unsubscribedAt) return;
      subscriber.emailConfirmed = true;
      subscriber.confirmedAt = this.clock.now();
      subscriber.unsubscribedAt = null;
      subscriber.version += 1;
      await tx.save(subscriber);
      const { personEmail, referralCode: code, referredBy: contributorId } = subscriber;
      await proveClaim(tx, personEmail, { code, contributorId });
      await this.mails.welcome(tx, subscriber);
    });
    return { ok: true };
  }
}

const unknown = () => problem(confirmNewsletter, 'leads.link_unknown', 'This link isn’t valid.');
