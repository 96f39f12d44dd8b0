import { Injectable } from '@nestjs/common';
import type { HeldLists, HeldPlace } from '@valam/contracts/identity/held-data.schema';
import { heldPart, type HeldSection } from '@valam/service-kit/privacy/held-part';
import { DataSource, In, type EntityManager } from 'typeorm';
import { MailLinkEntity } from '../link/mail-link.entity.js';
import type { UserEntity } from '../user/user.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { HostApplicationEntity } from '../host-application/host-application.entity.js';
import { deviceName } from '../session/device.js';
import { SessionEntity } from '../session/session.entity.js';
import { HeldOfPartner } from './held-of-partner.js';
import { findPerson, linksOf } from './find-person.js';

/** Personal data in this service for an email address. */
@Injectable()
export class PersonalDataHere {
  constructor(
    private readonly dataSource: DataSource,
    private readonly partners: HeldOfPartner,
  ) {}

  /** One part: its lists by name, and the start of the next part. */
  async part(
    email: string,
    after: HeldPlace | undefined,
  ): Promise<{ lists: HeldLists; next: HeldPlace | null }> {
    const tx = this.dataSource.manager;
    const person = await findPerson(tx, email);
    const { accounts, contributors } = person;
    const own: HeldSection[] = [
      {
        title: 'accounts',
        read: ({ skip, take }) =>
          Promise.all(accounts.slice(skip, skip + take).map((one) => this.account(tx, one))),
      },
      {
        title: 'hostApplications',
        read: async (page) => {
          const where = [{ email }, { contributorId: In(contributors.map(({ id }) => id)) }];
          const order = { createdAt: 'ASC', id: 'ASC' } as const;
          return (await tx.find(HostApplicationEntity, { where, order, ...page })).map(applicationOf);
        },
      },
      {
        title: 'mailedLinks',
        read: async (page) => {
          const where = linksOf(person, email);
          const order = { createdAt: 'ASC', id: 'ASC' } as const;
          return (await tx.find(MailLinkEntity, { where, order, ...page })).map(linkOf);
        },
      },
      {
        title: 'deeds',
        read: async (page) => {
          const where = { actorId: In(accounts.map(({ id }) => id)) };
          const order = { at: 'ASC', id: 'ASC' } as const;
          return (await tx.find(AuditEntryEntity, { where, order, ...page })).map(deedOf);
        },
      },
    ];
    const part = await heldPart([...own, ...this.partners.sections(tx, contributors)], after);
    const lists = Object.fromEntries(part.sections.map(({ title, records }) => [title, records]));
    return { lists, next: part.next ?? null };
  }

  private async account(tx: EntityManager, user: UserEntity) {
    const sessions = await tx.findBy(SessionEntity, { userId: user.id });
    const { email, fullName, profilePic, role, signupUsing, emailVerified, emailVerifiedAt, createdAt } =
      user;
    return {
      ...{ email, fullName, profilePic, role, signupUsing, emailVerified, emailVerifiedAt, createdAt },
      wantsMorningEmail: user.wantsMorningEmail,
      hasOneTimeCodes: user.totpConfirmedAt !== null,
      sessions: sessions.map((of) => ({
        device: deviceName(of.userAgent),
        createdAt: of.createdAt,
        seenAt: of.seenAt,
      })),
    };
  }
}

const linkOf = ({ purpose, createdAt, expiresAt, usedAt }: MailLinkEntity) => ({
  ...{ purpose, createdAt, expiresAt, usedAt },
});

const deedOf = ({ at, action, entity, entityId }: AuditEntryEntity) => ({ at, action, entity, entityId });

/** Without the deciding staff members and the spam marks. */
const applicationOf = (of: HostApplicationEntity) => ({
  ...{ firstName: of.firstName, lastName: of.lastName, email: of.email, mobile: of.mobile },
  ...{ heardAboutUs: of.heardAboutUs, heardAboutUsDetails: of.heardAboutUsDetails, message: of.message },
  ...{ referralCodeUsed: of.referralCodeUsed, sourceUrl: of.sourceUrl, status: of.status },
  history: of.history.map(({ at, from, to, reason }) => ({ at, from, to, reason })),
  ...{ createdAt: of.createdAt, updatedAt: of.updatedAt },
});
