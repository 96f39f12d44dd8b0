import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { MailLinkEntity } from '../link/mail-link.entity.js';
import type { UserEntity } from '../user/user.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { HostApplicationEntity } from '../host-application/host-application.entity.js';
import { deviceName } from '../session/device.js';
import { SessionEntity } from '../session/session.entity.js';
import { HeldOfPartner } from './held-of-partner.js';
import { addressesOf, findPerson } from './find-person.js';

const mostDeeds = 1_000;

/** Personal data in this service for an email address. */
@Injectable()
export class PersonalDataHere {
  constructor(
    private readonly dataSource: DataSource,
    private readonly partners: HeldOfPartner,
  ) {}

  async of(email: string): Promise<Record<string, unknown>> {
    const tx = this.dataSource.manager;
    const person = await findPerson(tx, email);
    const { accounts, contributors } = person;
    const applications = await tx.findBy(HostApplicationEntity, [
      { email },
      { contributorId: In(contributors.map(({ id }) => id)) },
    ]);
    const links = await tx.findBy(MailLinkEntity, { email: In(addressesOf(person, email)) });
    return {
      accounts: await Promise.all(accounts.map((account) => this.account(tx, account))),
      contributors: await Promise.all(contributors.map((of) => this.partners.of(tx, of))),
      hostApplications: applications.map(applicationOf),
      mailedLinks: links.map(({ purpose, createdAt, expiresAt, usedAt }) => ({
        ...{ purpose, createdAt, expiresAt, usedAt },
      })),
    };
  }

  private async account(tx: EntityManager, user: UserEntity) {
    const sessions = await tx.findBy(SessionEntity, { userId: user.id });
    const deeds = await tx.find(AuditEntryEntity, {
      where: { actorId: user.id },
      order: { at: 'DESC' },
      take: mostDeeds,
    });
    const { email, fullName, profilePic, role, signupUsing, emailVerified, emailVerifiedAt, createdAt } =
      user;
    return {
      ...{ email, fullName, profilePic, role, signupUsing, emailVerified, emailVerifiedAt, createdAt },
      wantsMorningEmail: user.wantsMorningEmail,
      hasOneTimeCodes: user.totpConfirmedAt !== null,
      deeds: deeds.map(({ at, action, entity, entityId }) => ({ at, action, entity, entityId })),
      sessions: sessions.map((of) => ({
        device: deviceName(of.userAgent),
        createdAt: of.createdAt,
        seenAt: of.seenAt,
      })),
    };
  }
}

/** Without the members of staff who decided on it, and our reasons to suspect spam. */
const applicationOf = (of: HostApplicationEntity) => ({
  ...{ firstName: of.firstName, lastName: of.lastName, email: of.email, mobile: of.mobile },
  ...{ heardAboutUs: of.heardAboutUs, heardAboutUsDetails: of.heardAboutUsDetails, message: of.message },
  ...{ referralCodeUsed: of.referralCodeUsed, sourceUrl: of.sourceUrl, status: of.status },
  history: of.history.map(({ at, from, to, reason }) => ({ at, from, to, reason })),
  ...{ createdAt: of.createdAt, updatedAt: of.updatedAt },
});
