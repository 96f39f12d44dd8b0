import { Injectable } from '@nestjs/common';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { emit } from '@valam/service-kit/events/emit';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { lifeInWords } from '../link/mail-links.js';
import { PartnerAccounts } from '../account/partner-accounts.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity } from '../user/user.entity.js';
import { after } from '../life/life.js';
import { endSessions } from '../session/sessions.js';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { contributorLife, isInGoodStanding, type ApprovalMove } from '../contributor/contributor-life.js';
import { Contributors } from '../contributor/contributors.js';

export interface Decision {
  readonly move: ApprovalMove;
  readonly actor: string;
  readonly reason: string | null;
  /** The email of a program tells the news on its own. */
  readonly isSilent?: boolean;
}

/** Approves, declines, suspends or reinstates a contributor, keeps the step, and tells the person. */
@Injectable()
export class DecideOnContributor {
  constructor(
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly accounts: PartnerAccounts,
    private readonly site: SiteLinks,
  ) {}

  /** Null when the move is not possible from where the contributor stands. */
  async run(tx: EntityManager, of: ContributorEntity, decision: Decision): Promise<ContributorEntity | null> {
    const from = of.approvalStatus;
    const to = after(contributorLife, from, decision.move);
    if (!to) return null;
    of.approvalStatus = to;
    if (isInGoodStanding(to)) {
      of.approvedAt ??= this.clock.now();
      of.approvedBy ??= decision.actor;
      await this.contributors.giveCode(tx, of);
    }
    const saved = await this.contributors.save(tx, of);
    await this.contributors.note(tx, saved, { from, actor: decision.actor, reason: decision.reason });
    if (decision.move === 'suspend') await this.signOut(tx, saved);
    const setPasswordUrl = isInGoodStanding(to) ? await this.wayIn(tx, saved, decision) : null;
    if (!decision.isSilent) await this.tell(tx, saved, decision, setPasswordUrl);
    return saved;
  }

  /** No one comes in by what was typed before the address was proven: such an account is emptied, and a link leads in. */
  private async wayIn(
    tx: EntityManager,
    of: ContributorEntity,
    { isSilent }: Decision,
  ): Promise<string | null> {
    const user = await tx.findOneBy(UserEntity, { contributorId: of.id });
    if (!user || user.emailVerified) return null;
    const emptied = await this.accounts.empty(tx, user);
    return isSilent ? null : this.accounts.setPasswordUrl(tx, emptied, of);
  }

  private async signOut(tx: EntityManager, of: ContributorEntity): Promise<void> {
    const user = await tx.findOneBy(UserEntity, { contributorId: of.id });
    if (user) await endSessions(tx, user.id);
  }

  private async tell(
    tx: EntityManager,
    of: ContributorEntity,
    { move, reason }: Decision,
    setPasswordUrl: string | null,
  ): Promise<void> {
    if (!of.email) return;
    const to = { email: of.email, name: of.name };
    const fullName = of.name;
    const refusal = { fullName, reason: reason ?? '', contactUrl: this.site.contact() };
    switch (move) {
      case 'approve':
      case 'reinstate':
        return void (await emit(
          tx,
          mailRequested,
          mailFor('account-approved', to, { ...this.approval(of), setPasswordUrl }),
        ));
      case 'decline':
        return void (await emit(tx, mailRequested, mailFor('account-declined', to, refusal)));
      case 'suspend':
        return void (await emit(tx, mailRequested, mailFor('account-suspended', to, refusal)));
    }
  }

  private approval({ name, referralCode }: ContributorEntity) {
    return {
      fullName: name,
      loginUrl: this.site.login(),
      referralCode,
      referralLink: referralCode && this.site.referral(referralCode),
      validFor: lifeInWords('set_password'),
    };
  }
}
