import { Injectable } from '@nestjs/common';
import { openPrivacyLink } from '@valam/contracts/identity/privacy.rpc';
import { linkLife } from '@valam/contracts/identity/link-life';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { problem } from '@valam/contracts/shared/problem';
import { emit } from '@valam/service-kit/events/emit';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailLinkEntity } from '../link/mail-link.entity.js';
import { MailLinks } from '../link/mail-links.js';
import { SiteLinks } from '../site/site-links.js';
import { linkJobs } from '../account/account.jobs.js';

export type PrivacyIntent = 'export' | 'erase';
const purposes = { export: 'privacy_export', erase: 'privacy_erase' } as const;

/**
 * Links that prove ownership of an address. Sent to any address, because other services may have data about
 * it.
 */
@Injectable()
export class PrivacyLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  @OnJob(linkJobs['send-export-link'])
  sendExportLink({ email }: { email: string }): Promise<void> {
    return this.send(email, 'export');
  }

  @OnJob(linkJobs['send-erase-link'])
  sendEraseLink({ email }: { email: string }): Promise<void> {
    return this.send(email, 'erase');
  }

  /** The address of a link, while it is valid. */
  async read(
    tx: EntityManager,
    token: string,
  ): Promise<{ link: MailLinkEntity; email: string; intent: PrivacyIntent }> {
    const link = await this.mailLinks.find(tx, token);
    const intent =
      link &&
      (link.purpose === purposes.export ? 'export' : link.purpose === purposes.erase ? 'erase' : null);
    if (!link || !intent || link.usedAt) {
      throw problem(
        openPrivacyLink,
        'identity.link_invalid',
        'This link is not valid or has been used already.',
      );
    }
    if (this.mailLinks.isOver(link)) {
      throw problem(
        openPrivacyLink,
        'identity.link_expired',
        'This link has expired. Please ask for a new one.',
      );
    }
    return { link, email: link.email, intent };
  }

  async open(token: string): Promise<{ email: string; intent: PrivacyIntent }> {
    const { email, intent } = await this.dataSource.transaction((tx) => this.read(tx, token));
    return { email, intent };
  }

  private async send(email: string, intent: PrivacyIntent): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const token = await this.mailLinks.make(tx, purposes[intent], { email, userId: null });
      const data = { intent, link: this.site.privacy(token), validFor: linkLife(purposes[intent]) };
      await emit(tx, mailRequested, mailFor('privacy-link', { email }, data));
    });
  }
}
