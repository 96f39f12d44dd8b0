import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '../account/user.entity.js';
import { CommissionQueries } from '../commission/commission-queries.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { HostApplicationEntity } from '../host-application/host-application.entity.js';
import { PayoutDetailsEntity } from '../payout/payout-details.entity.js';
import { deviceName } from '../session/device.js';
import { SessionEntity } from '../session/session.entity.js';

/** What this service holds of an address. */
@Injectable()
export class HeldHere {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commissions: CommissionQueries,
  ) {}

  async of(email: string): Promise<Record<string, unknown>> {
    const tx = this.dataSource.manager;
    const user = await tx.findOneBy(UserEntity, { email });
    const contributor = await tx.findOneBy(ContributorEntity, { email });
    const applications = await tx.findBy(HostApplicationEntity, { email });
    return {
      account: user && (await this.account(tx, user)),
      contributor: contributor && (await this.contributor(tx, contributor)),
      hostApplications: applications,
    };
  }

  private async account(tx: EntityManager, user: UserEntity) {
    const sessions = await tx.findBy(SessionEntity, { userId: user.id });
    const { email, fullName, role, signupUsing, emailVerified, emailVerifiedAt, createdAt } = user;
    return {
      ...{ email, fullName, role, signupUsing, emailVerified, emailVerifiedAt, createdAt },
      sessions: sessions.map((of) => ({
        device: deviceName(of.userAgent),
        createdAt: of.createdAt,
        seenAt: of.seenAt,
      })),
    };
  }

  private async contributor(tx: EntityManager, contributor: ContributorEntity) {
    const payoutDetails = await tx.findOneBy(PayoutDetailsEntity, { contributorId: contributor.id });
    const { items } = await this.commissions.page(contributor.id, 1, 1_000, null);
    return { ...contributor, payoutDetails: payoutDetails?.masked ?? null, commissions: items };
  }
}
