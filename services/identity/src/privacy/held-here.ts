import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailLinkEntity } from '../link/mail-link.entity.js';
import { UserEntity } from '../user/user.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { HostApplicationEntity } from '../host-application/host-application.entity.js';
import { deviceName } from '../session/device.js';
import { SessionEntity } from '../session/session.entity.js';
import { HeldOfPartner } from './held-of-partner.js';

const mostDeeds = 1_000;

/** What this service holds of an address. */
@Injectable()
export class HeldHere {
  constructor(
    private readonly dataSource: DataSource,
    private readonly partners: HeldOfPartner,
  ) {}

  async of(email: string): Promise<Record<string, unknown>> {
    const tx = this.dataSource.manager;
    const user = await tx.findOneBy(UserEntity, { email });
    const contributor = await tx.findOneBy(ContributorEntity, { email });
    const applications = await tx.findBy(HostApplicationEntity, { email });
    const links = await tx.findBy(MailLinkEntity, { email });
    return {
      account: user && (await this.account(tx, user)),
      contributor: contributor && (await this.partners.of(tx, contributor)),
      hostApplications: applications,
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
