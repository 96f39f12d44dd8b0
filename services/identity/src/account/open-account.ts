import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContributingArea } from '@valam/contracts/identity/contributor.schema';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { Contributors } from '../contributor/contributors.js';
import { MailLinks } from './mail-links.js';
import { SiteLinks } from './site-links.js';
import { UserEntity } from './user.entity.js';

/** What a sign-up leaves for the job; the password is hashed already. */
export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly about: string | null;
  readonly contributingArea: ContributingArea;
  readonly profilePic: string | null;
  readonly referralCodeUsed: string | null;
  readonly referredBy: string | null;
}

/** Opens an account with a pending contributor and mails the verification link. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  @OnJob('open-account')
  async run(account: NewAccount): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const known = await tx.findOne(UserEntity, {
        where: { email: account.email },
        lock: { mode: 'pessimistic_write' },
      });
      if (known?.emailVerified) return this.tellThatItExists(tx, known);
      const user = known ?? (await this.open(tx, account));
      await this.mailVerification(tx, user);
    });
  }

  /** Also for asking again: the earlier link stops working. */
  async mailVerification(tx: EntityManager, user: UserEntity): Promise<void> {
    const token = await this.mailLinks.make(tx, 'verify_email', { email: user.email, userId: user.id });
    const fullName = user.fullName ?? user.email;
    const mail = mailFor(
      'verify-email',
      { email: user.email, name: user.fullName },
      { fullName, verifyUrl: this.site.verifyEmail(token) },
    );
    await emit(tx, mailRequested, mail);
  }

  private async open(tx: EntityManager, account: NewAccount): Promise<UserEntity> {
    const now = this.clock.now();
    const contributor = await this.contributors.ensure(tx, {
      name: account.fullName,
      email: account.email,
      contributingArea: account.contributingArea,
      about: account.about,
      referralCodeUsed: account.referralCodeUsed,
      referredBy: account.referredBy,
    });
    const user = tx.create(UserEntity, {
      id: randomUUID(),
      email: account.email,
      passwordHash: account.passwordHash,
      fullName: account.fullName,
      profilePic: account.profilePic,
      role: 'contributor',
      signupUsing: 'signup',
      slug: contributor.slug,
      contributorId: contributor.id,
      version: 1,
      totpLastStep: 0,
      createdAt: now,
      updatedAt: now,
    });
    return tx.save(user);
  }

  private async tellThatItExists(tx: EntityManager, user: UserEntity): Promise<void> {
    const mail = mailFor(
      'account-exists',
      { email: user.email, name: user.fullName },
      {
        fullName: user.fullName ?? user.email,
        loginUrl: this.site.login(),
        resetUrl: this.site.forgotPassword(),
      },
    );
    await emit(tx, mailRequested, mail);
  }
}
