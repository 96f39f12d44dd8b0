import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { mailboxOf } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { NotificationsConfig } from '../config.js';
import { countedTogether } from '../mail/mail-causes.js';

/** Whether an email goes out, and under which mailbox it is counted. */
interface Counted {
  readonly mailbox: string | null;
  readonly isTooMany: boolean;
}

/**
 * Counts, for all replicas together, what strangers make the system send to one mailbox within an hour: forms take any
 * address, and no one's mailbox is to be filled through them.
 */
@Injectable()
export class StrangerLimit {
  constructor(
    private readonly clock: Clock,
    private readonly settings: NotificationsConfig,
  ) {}

  async count(tx: EntityManager, template: MailTemplateName, to: string): Promise<Counted> {
    const templates = countedTogether(template);
    if (!templates) return { mailbox: null, isTooMany: false };
    const mailbox = createHash('sha256').update(mailboxOf(to)).digest('base64url');
    // Two at once would both see one less than there are.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`mailbox/${mailbox}`]);
    const [row] = await tx.query<{ sent: string }[]>(
      `select count(*) as sent from mail where mailbox = $1 and template = any($2) and state <> 'suppressed'
         and requested_at > $3::timestamptz - interval '1 hour'`,
      [mailbox, templates, this.clock.now()],
    );
    return { mailbox, isTooMany: Number(row?.sent ?? 0) >= this.settings.LIMIT_STRANGER_MAILS_PER_HOUR };
  }
}
