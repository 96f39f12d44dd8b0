import { InjectRepository } from '@nestjs/typeorm';
import { mailsAdmin } from '@valam/contracts/notifications/mails.admin';
import { adminProblems } from '@valam/contracts/shared/admin';
import { problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { MailEntity } from './mail.entity.js';
import { MailStore } from './mail-store.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Sent emails with their recipients and delivery state, for the back office. */
@AdminEntity(mailsAdmin)
export class MailsResource extends TableResource<MailEntity, typeof mailsAdmin> {
  readonly actions: AdminActions<typeof mailsAdmin> = {
    resend: (tx, { id }) => this.resend(tx, id),
  };

  constructor(
    @InjectRepository(MailEntity) rows: Repository<MailEntity>,
    private readonly mails: MailStore,
  ) {
    super(mailsAdmin, rows, {
      filters: {
        state: 'state',
        template: 'template',
        // Stored as typed, and looked up by the normalized address of a person. Has an index.
        to: (builder, value) =>
          builder.andWhere('lower(record.toAddress) = :to', { to: normalizeEmail(value) }),
      },
    });
  }

  protected record(mail: MailEntity): AdminRecordOf<typeof mailsAdmin> {
    const { id, version, template, toAddress, toName, subject, state, attempts, sendings, lastError } = mail;
    return {
      id,
      version,
      template,
      to: toAddress,
      toName,
      subject,
      state,
      attempts,
      sendings,
      lastError,
      requestedAt: mail.requestedAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
      canResend: mail.sealedContent !== null,
    };
  }

  private async resend(tx: EntityManager, id: string): Promise<void> {
    const mail = await tx.findOneByOrFail(MailEntity, { id });
    if (!mail.sealedContent) {
      throw problem(
        { problems: adminProblems },
        'admin.refused',
        'The text of this email is no longer kept.',
      );
    }
    const isSecond = mail.state === 'sent';
    await tx.save(
      Object.assign(mail, {
        state: 'queued',
        claimedUntil: null,
        resentAt: unitOf(tx).clock.now(),
        sendings: mail.sendings + (isSecond ? 1 : 0),
      }),
    );
    await this.mails.queue(tx, id);
  }
}
