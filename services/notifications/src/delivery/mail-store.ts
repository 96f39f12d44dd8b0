import { Injectable } from '@nestjs/common';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { notificationsJobs } from '../jobs.js';
import { MailEntity, mailContentPurpose } from './mail.entity.js';
import { pauseBeforeNextTry } from './retry.js';

/** Content of an email as stored: encrypted, and only for a limited time. */
const MailContent = z.pick(mailRequested.payload, { data: true, attachments: true });
type MailContent = z.infer<typeof MailContent>;

const encryptContent = (keyring: Keyring, content: MailContent): string =>
  keyring.encrypt(mailContentPurpose, JSON.stringify(content));

const decryptContent = (keyring: Keyring, sealed: string): MailContent =>
  z.parse(MailContent, JSON.parse(keyring.decrypt(mailContentPurpose, sealed)));

/** Longer than the timeout of any attempt to send. */
const claimMs = 60_000;

type NewMail = Pick<
  MailEntity,
  'id' | 'template' | 'toAddress' | 'toName' | 'mailbox' | 'state' | 'requestedAt'
> & {
  readonly content: MailContent;
};

export const sendMailJob = notificationsJobs.define({
  name: 'send-mail',
  payload: z.object({ mailId: z.string() }),
});

/** Columns of an email to an erased person. */
const forgotten = {
  toAddress: 'erased',
  toName: null,
  mailbox: null,
  subject: null,
  sealedContent: null,
  lastError: null,
  messageId: null,
  isToBeForgotten: false,
} satisfies Partial<MailEntity>;

/** The log of emails, with their claims. */
@Injectable()
export class MailStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keyring: Keyring,
  ) {}

  async add(tx: EntityManager, { content, ...mail }: NewMail): Promise<void> {
    await tx.insert(MailEntity, {
      ...mail,
      sealedContent: encryptContent(this.keyring, content),
      sendings: 1,
      attempts: 0,
      isToBeForgotten: false,
      version: 1,
    });
  }

  async queue(tx: EntityManager, id: string, waitMs = 0): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + waitMs);
    await addJob(tx, sendMailJob, { mailId: id }, { key: `mail:${id}`, ...(waitMs > 0 ? { runAt } : {}) });
  }

  /** Content of the email; null once it is erased. */
  contentOf({ sealedContent }: MailEntity): MailContent | null {
    return sealedContent === null ? null : decryptContent(this.keyring, sealedContent);
  }

  /**
   * Claims an email for sending; null if it was sent, given up or suppressed, or if another process is
   * sending it.
   */
  claim(id: string): Promise<MailEntity | null> {
    return this.dataSource.transaction(async (tx) => {
      const mail = await tx.findOne(MailEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!mail || isDone(mail)) return null;
      const left =
        mail.state === 'sending' ? (mail.claimedUntil?.getTime() ?? 0) - this.clock.now().getTime() : 0;
      if (left > 0) {
        // The process with the claim may have died: retry after the claim has expired.
        await this.queue(tx, id, left + 1_000);
        return null;
      }
      mail.state = 'sending';
      mail.claimedUntil = new Date(this.clock.now().getTime() + claimMs);
      mail.attempts += 1;
      return tx.save(mail);
    });
  }

  /** The delay before the next attempt; null if it is time to give up. */
  pauseFor({ attempts, requestedAt, resentAt }: MailEntity): number | null {
    return pauseBeforeNextTry(attempts, resentAt ?? requestedAt, this.clock.now());
  }

  async sent(id: string, { subject, messageId }: { subject: string; messageId: string }): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.change(tx, id, {
        state: 'sent',
        subject,
        messageId,
        sentAt: this.clock.now(),
        lastError: null,
      });
    });
  }

  /**
   * Records a failed attempt, unless another one has started since; `retryInMs` null means no more retries.
   */
  async failed(
    { id, attempts }: Pick<MailEntity, 'id' | 'attempts'>,
    lastError: string,
    retryInMs: number | null,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const now = await tx.findOneOrFail(MailEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (now.attempts !== attempts) return;
      await this.change(tx, id, { state: retryInMs === null ? 'failed' : 'queued', lastError });
      if (retryInMs !== null) await this.queue(tx, id, retryInMs);
    });
  }

  /** Erases the emails to an address that were requested until then; those in flight, after they are sent. */
  async forget(tx: EntityManager, email: string, until: Date): Promise<void> {
    const mails = await tx
      .createQueryBuilder(MailEntity, 'mail')
      .setLock('pessimistic_write')
      .where('lower(mail.toAddress) = :email and mail.requestedAt <= :until', { email, until })
      .orderBy('mail.id')
      .getMany();
    for (const mail of mails)
      await tx.save(Object.assign(mail, isDone(mail) ? forgotten : { isToBeForgotten: true }));
  }

  private async change(tx: EntityManager, id: string, change: Partial<MailEntity>): Promise<void> {
    const mail = await tx.findOneOrFail(MailEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    Object.assign(mail, change, { claimedUntil: null });
    await tx.save(mail.isToBeForgotten && isDone(mail) ? Object.assign(mail, forgotten) : mail);
  }
}

const done: readonly MailEntity['state'][] = ['sent', 'failed', 'suppressed'];
const isDone = ({ state }: MailEntity): boolean => done.includes(state);
