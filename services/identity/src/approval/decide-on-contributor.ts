import { Injectable } from '@nestjs/common';
import { linkLife } from '@valam/contracts/identity/link-life';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { emit } from '@valam/service-kit/events/emit';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { PartnerAccounts } from '../account/partner-accounts.js';
import { refusedBlocked } from '../admin/refusals.js';
import { SiteLinks } from '../site/site-links.js';
import { UserEntity } from '../user/user.entity.js';
import { MailLinkEntity } from '../link/mail-link.entity.js';
import { endSessions } from '../session/sessions.js';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import {
  contributorTransitions,
  isInGoodStanding,
  type ApprovalMove,
} from '../contributor/contributor-states.js';
import { Contributors } from '../contributor/contributors.js';

export interface Decision {
  readonly move: ApprovalMove;
  readonly actor: string;
  readonly reason: string | null;
  /** True if the program sends its own email about the decision. */
  readonly isSilent?: boolean;
}

/** Approves, declines, suspends or reinstates a contributor, records the step, and notifies the person. */
@Injectable()
export class DecideOnContributor {
  constructor(
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly accounts: PartnerAccounts,
    private readonly site: SiteLinks,
  ) {}

  /** Null if the contributor's state does not allow the transition. */
  async run(tx: EntityManager, of: ContributorEntity, decision: Decision): Promise<ContributorEntity | null> {
    const from = of.approvalStatus;
    const to = contributorTransitions.next(from, decision.move);
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
    const setPasswordUrl = isInGoodStanding(to) ? await this.passwordLink(tx, saved, decision) : null;
    if (!decision.isSilent) await this.tell(tx, saved, decision, setPasswordUrl);
    return saved;
  }

  /**
   * Input from before the address was proven must not give access: such an account is cleared, and a link is
   * sent. A contributor whose form was marked as spam has no account yet.
   */
  private async passwordLink(
    tx: EntityManager,
    of: ContributorEntity,
    { isSilent }: Decision,
  ): Promise<string | null> {
    const known = await tx.findOneBy(UserEntity, { contributorId: of.id });
    if (known?.isBlocked && !isSilent) throw refusedBlocked();
    if (known?.emailVerified) return null;
    const emptied = known && (await this.accounts.empty(tx, known));
    if (isSilent) return null;
    const user = emptied ?? (await this.accounts.openFor(tx, of));
    if (user?.isBlocked) throw refusedBlocked();
    return user && this.accounts.setPasswordUrl(tx, user, of);
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
        if (!(await this.isReached(tx, of))) return;
        return void (await emit(tx, mailRequested, mailFor('account-declined', to, refusal)));
      case 'suspend':
        return void (await emit(tx, mailRequested, mailFor('account-suspended', to, refusal)));
    }
  }

  /** A sign-up marked as spam sends no email to its address, which may be a stranger's, and neither does its refusal. */
  private async isReached(tx: EntityManager, { id: contributorId }: ContributorEntity): Promise<boolean> {
    const user = await tx.findOneBy(UserEntity, { contributorId });
    return user !== null && (user.emailVerified || (await tx.existsBy(MailLinkEntity, { userId: user.id })));
  }

  private approval({ name, referralCode }: ContributorEntity) {
    return {
      fullName: name,
      loginUrl: this.site.login(),
      referralCode,
      referralLink: referralCode && this.site.referral(referralCode),
      validFor: linkLife('set_password'),
    };
  }
}
