import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { subscribeToNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import type { NewsletterInput } from '@valam/contracts/leads/newsletter.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { once } from '@valam/service-kit/idempotency/once';
import { DataSource, type EntityManager } from 'typeorm';
import { isSpam, spamMarks } from '@valam/service-kit/visitor/spam-marks';
import { nobody, normalizedCode, referralOf, type Referral } from '../lead/referral-claim.js';
import { NewsletterMails } from './newsletter-mails.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** Prevents flooding a stranger's mailbox with confirmation requests. */
const askAgainMs = 10 * 60_000;
const answer = { ok: true } as const;

/** Stores a subscription and requests confirmation. The response reveals nothing about the address. */
@Injectable()
export class Subscribe {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: NewsletterMails,
  ) {}

  async run({ subscriber, idempotencyKey }: RpcInput<typeof subscribeToNewsletter>): Promise<typeof answer> {
    return this.dataSource.transaction((tx) =>
      once(tx, { scope: 'newsletter', key: idempotencyKey, body: subscriber, reused }, async () => {
        await this.store(tx, subscriber);
        return answer;
      }),
    );
  }

  private async store(tx: EntityManager, input: NewsletterInput): Promise<void> {
    const personEmail = normalizeEmail(input.email);
    const marks = spamMarks({ ...input, message: null });
    const referral = isSpam(marks) ? nobody : await referralOf(tx, personEmail, input);
    await this.insertIfNew(tx, input, personEmail, marks);
    const subscriber = await tx.findOneOrFail(SubscriberEntity, {
      where: { personEmail },
      lock: { mode: 'for_no_key_update' },
    });
    if (isSpam(marks) || (subscriber.emailConfirmed && !subscriber.unsubscribedAt)) return;
    noteCode(subscriber, input, referral);
    const now = this.clock.now();
    const { lastAskedAt } = subscriber;
    const isAskedAlready = lastAskedAt !== null && now.getTime() - lastAskedAt.getTime() < askAgainMs;
    if (!isAskedAlready) {
      subscriber.name = input.name || subscriber.name;
      subscriber.lastAskedAt = now;
    }
    await tx.save(subscriber);
    if (!isAskedAlready) await this.mails.askToConfirm(tx, subscriber);
  }

  private async insertIfNew(tx: EntityManager, input: NewsletterInput, personEmail: string, marks: string[]) {
    await tx
      .createQueryBuilder()
      .insert()
      .into(SubscriberEntity)
      .values({
        id: randomUUID(),
        email: input.email,
        personEmail,
        name: input.name || null,
        source: input.source ?? 'site',
        emailConfirmed: false,
        referredBy: null,
        referralCode: null,
        sourceUrl: input.sourceUrl || null,
        spamMarks: marks,
        linkVersion: 1,
        version: 1,
        createdAt: this.clock.now(),
      })
      .orIgnore()
      .execute();
  }
}

/**
 * The confirmation proves a code only if every form with the address had it: anybody may have sent the
 * others, and all of their emails have the same link.
 */
function noteCode(subscriber: SubscriberEntity, form: NewsletterInput, referral: Referral): void {
  const own = normalizedCode(form.referralCodeUsed) === referral.code ? referral : nobody;
  const isFirst = subscriber.lastAskedAt === null;
  if (!isFirst && subscriber.referralCode === own.code) return;
  const { code, contributorId } = isFirst ? own : nobody;
  subscriber.referralCode = code;
  subscriber.referredBy = contributorId;
}

const reused = () =>
  problem(subscribeToNewsletter, 'leads.idempotency_key_reused', 'This key was used for another request.');
