import { Injectable } from '@nestjs/common';
import type { securityNotices } from '@valam/contracts/notifications/mails/identity';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { formatInstant } from '@valam/contracts/shared/days';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { emit } from '@valam/service-kit/events/emit';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteLinks } from '../site/site-links.js';
import type { UserEntity } from './user.entity.js';

type Notice = (typeof securityNotices)[number];
type Recipient = Pick<UserEntity, 'email' | 'fullName'>;

/** Notifies the owner of an account of a change or an attempt on its security. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: SiteLinks,
  ) {}

  async send(tx: EntityManager, { email, fullName }: Recipient, what: Notice): Promise<void> {
    const notice = {
      fullName: fullName ?? email,
      what,
      // The former address no longer belongs to the account.
      resetUrl: what === 'email_changed' ? null : this.site.forgotPassword(),
      contactUrl: this.site.contact(),
      happenedAt: formatInstant(unitOf(tx).clock.now()),
    };
    await emit(tx, mailRequested, mailFor('security-notice', { email, name: fullName }, notice));
  }

  codesRefused(user: Recipient): Promise<void> {
    return this.dataSource.transaction((tx) => this.send(tx, user, 'codes_refused'));
  }
}
