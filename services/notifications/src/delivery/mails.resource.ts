import { InjectRepository } from '@nestjs/typeorm';
import { mailsAdmin } from '@valam/contracts/notifications/mails.admin';
import { adminProblems, type AdminListQuery } from '@valam/contracts/shared/admin';
import { problem } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type { AdminActions, AdminFilters, AdminResource } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { MailEntity } from './mail.entity.js';
import { MailStore } from './mail-store.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Sent emails with their recipients and delivery state, for the back office. */
@AdminEntity(mailsAdmin)
export class MailsResource implements AdminResource<typeof mailsAdmin> {
  readonly actions: AdminActions<typeof mailsAdmin> = {
    resend: (tx, { id }) => this.resend(tx, id),
  };

  constructor(
    @InjectRepository(MailEntity) private readonly mailRepository: Repository<MailEntity>,
    private readonly mails: MailStore,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters<typeof mailsAdmin>) {
    return listPage(
      this.mailRepository,
      mailsAdmin,
      {
        filters: { state: 'state', template: 'template', to: 'toAddress' },
        toRecord,
      },
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<typeof mailsAdmin> | null> {
    if (!/^[0-9a-f-]{36}$/i.test(id)) return null;
    const mail = await tx.findOne(MailEntity, {
      where: { id },
      ...(lock ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
    return mail && toRecord(mail);
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
        sendings: mail.sendings + (isSecond ? 1 : 0),
      }),
    );
    await this.mails.queue(tx, id);
  }
}

function toRecord(mail: MailEntity): AdminRecordOf<typeof mailsAdmin> {
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
