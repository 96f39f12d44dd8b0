import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { loggableError } from '@valam/contracts/shared/loggable-error';
import { Clock } from '@valam/service-kit/clock/clock';
import { isTransient } from '@valam/service-kit/database/transient';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { nameInMail } from '@valam/service-kit/text/typed-words';
import { NotificationsConfig } from '../config.js';
import { MailWriter } from '../mail/mail-writer.js';
import type { MailEntity } from './mail.entity.js';
import { MailStore, sendMailJob } from './mail-store.js';
import { MailTransport, type OutgoingMail } from './mail-transport.js';
import { isRefusedForGood } from './retry.js';

/** An email says 'today' and how long its link is valid: the shortest one for an hour. */
const lateMs = 3_600_000;

/** Longer in total than a database failover. */
const pausesWithoutDatabase = [200, 500, 1_000, 2_000, 4_000, 8_000];

/** Renders an email and sends it; failures are retried with backoff, for days. */
@Injectable()
export class SendMail {
  constructor(
    private readonly mails: MailStore,
    private readonly writer: MailWriter,
    private readonly transport: MailTransport,
    private readonly settings: NotificationsConfig,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @OnJob(sendMailJob)
  async run({ mailId }: JobPayload<typeof sendMailJob>): Promise<void> {
    const mail = await this.mails.claim(mailId);
    if (!mail) return;
    try {
      const outgoing = await this.write(mail);
      await this.transport.post(outgoing);
      await this.noteSent(mail, outgoing);
    } catch (error) {
      await this.failed(mail, error);
    }
  }

  private async write(mail: MailEntity): Promise<OutgoingMail> {
    const content = this.mails.contentOf(mail);
    if (!content) throw new ContentGoneError();
    const { data, attachments } = content;
    const isLate = this.clock.now().getTime() - mail.requestedAt.getTime() >= lateMs;
    const written = await this.writer.write(mail.template, data, isLate ? mail.requestedAt : null);
    return {
      ...written,
      messageId: this.messageId(mail),
      to: { address: mail.toAddress, name: mail.toName && nameInMail(mail.toName) },
      attachments: attachments ?? [],
    };
  }

  /** The same for every attempt of one send, so that a mailbox that received it twice shows it once. */
  private messageId({ id, sendings }: MailEntity): string {
    const host = new URL(this.settings.SITE_ORIGIN).hostname;
    return `<${sendings > 1 ? `${id}.${sendings}` : id}@${host}>`;
  }

  /**
   * The mail server has accepted the email: while the database is briefly unavailable, recording this is
   * retried, so that the email is not sent twice.
   */
  private async noteSent(mail: MailEntity, outgoing: OutgoingMail): Promise<void> {
    for (const pauseMs of [...pausesWithoutDatabase, null]) {
      try {
        return await this.mails.sent(mail.id, outgoing);
      } catch (error) {
        if (!isTransient(error) || pauseMs === null) throw error;
        this.log.warn({ err: error, mailId: mail.id }, 'a sent mail is not noted yet');
        await pause(pauseMs);
      }
    }
  }

  private async failed(mail: MailEntity, error: unknown): Promise<void> {
    const isHopeless = isRefusedForGood(error) || error instanceof ContentGoneError;
    const retryInMs = isHopeless ? null : this.mails.pauseFor(mail);
    const fields = { err: error, mailId: mail.id, template: mail.template, attempts: mail.attempts };
    if (retryInMs === null) this.log.error(fields, 'a mail was given up');
    else this.log.warn(fields, 'a mail is tried again');
    await this.mails.failed(mail, whyIn(error), retryInMs);
  }
}

/** Removes addresses, which the mail server repeats in its messages. */
const whyIn = (error: unknown): string => loggableError(error).message ?? 'unknown';

class ContentGoneError extends Error {}
