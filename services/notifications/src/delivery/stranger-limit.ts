import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { mailboxOf } from '@valam/contracts/shared/text';
import type { EntityManager } from 'typeorm';
import { NotificationsConfig } from '../config.js';
import { countedTogether } from '../mail/mail-causes.js';

const countSent = `select count(*) as sent from mail where mailbox = $1 and template = any($2) and state <> 'suppressed'
         and requested_at > $3::timestamptz - interval '1 hour' and requested_at < $3::timestamptz + interval '1 hour'`;

/** The mailbox for which an email is counted, and whether it exceeds the limit. */
interface Counted {
  readonly mailbox: string | null;
  readonly isTooMany: boolean;
}

/**
 * Counts the emails that strangers trigger to one mailbox within an hour, across all replicas: forms accept
 * any address, and must not be usable to flood a mailbox.
 */
@Injectable()
export class StrangerLimit {
  constructor(private readonly settings: NotificationsConfig) {}

  /**
   * By the time of the request: after an outage, emails of several hours arrive together, and the last one
   * has the valid link.
   */
  async count(
    tx: EntityManager,
    { template, to }: { readonly template: MailTemplateName; readonly to: string },
    requestedAt: Date,
  ): Promise<Counted> {
    const templates = countedTogether(template);
    if (!templates) return { mailbox: null, isTooMany: false };
    const mailbox = createHash('sha256').update(mailboxOf(to)).digest('base64url');
    // Without the lock, two concurrent requests would not count each other.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`mailbox/${mailbox}`]);
    const [row] = await tx.query<{ sent: string }[]>(countSent, [mailbox, templates, requestedAt]);
    return { mailbox, isTooMany: Number(row?.sent ?? 0) >= this.settings.LIMIT_STRANGER_MAILS_PER_HOUR };
  }
}
