import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { MailLinks } from './mail-links.js';
import { SiteLinks } from './site-links.js';
import { UserEntity, type SignupWay } from './user.entity.js';

/** Accounts of people who joined without choosing a password: they get a link to set one. */
@Injectable()
export class PartnerAccounts {
  constructor(
    private readonly clock: Clock,
    private readonly mailLinks: MailLinks,
    private readonly site: SiteLinks,
  ) {}

  /** The account of a contributor; one without a password is opened when there is none. */
  async ensure(tx: EntityManager, of: ContributorEntity, email: string, way: SignupWay): Promise<UserEntity> {
    const known = await tx.findOne(UserEntity, { where: { email }, lock: { mode: 'pessimistic_write' } });
    if (known) {
      if (known.contributorId) return known;
      known.contributorId = of.id;
      known.version += 1;
      return tx.save(known);
    }
    const now = this.clock.now();
    return tx.save(
      tx.create(UserEntity, {
        id: randomUUID(),
        email,
        passwordHash: null,
        fullName: of.name,
        role: 'contributor',
        signupUsing: way,
        slug: of.slug,
        contributorId: of.id,
        totpLastStep: 0,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }),
    );
  }

  /** A link to set the first password; null for somebody who has one. */
  async setPasswordUrl(tx: EntityManager, user: UserEntity): Promise<string | null> {
    if (user.passwordHash) return null;
    const token = await this.mailLinks.make(tx, 'set_password', { email: user.email, userId: user.id });
    return this.site.resetPassword(token);
  }
}
