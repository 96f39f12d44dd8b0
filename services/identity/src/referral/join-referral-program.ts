import { Injectable } from '@nestjs/common';
import { linkLife } from '@valam/contracts/identity/link-life';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { emit } from '@valam/service-kit/events/emit';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { PartnerAccounts } from '../account/partner-accounts.js';
import { SiteLinks } from '../site/site-links.js';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { programActor } from '../contributor/contributor-states.js';
import { Contributors, type NewContributor } from '../contributor/contributors.js';
import { DecideOnContributor } from '../approval/decide-on-contributor.js';
import { joinReferralProgramJob } from './referral.jobs.js';

/**
 * Creates an approved affiliate with a code, and emails the link and, if needed, a link to set a password.
 */
@Injectable()
export class JoinReferralProgram {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contributors: Contributors,
    private readonly decide: DecideOnContributor,
    private readonly accounts: PartnerAccounts,
    private readonly site: SiteLinks,
  ) {}

  @OnJob(joinReferralProgramJob)
  async run({ isSpam = false, ...partner }: JobPayload<typeof joinReferralProgramJob>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if (await this.accounts.isBlocked(tx, partner.email)) return;
      const known =
        (await this.accounts.contributorOf(tx, partner.email)) ??
        (await this.contributors.ensure(tx, { ...partner, contributingArea: 'Affiliate' }));
      // A sign-up marked as spam waits for approval by staff, and sends no email to strangers.
      if (isSpam) return;
      const contributor = await this.approved(tx, known, partner);
      // A declined or suspended person cannot rejoin this way, and already knows the status.
      if (!contributor) return;
      const user = await this.accounts.ensureOf(tx, contributor, partner.email, 'referral_program');
      const referralCode = await this.codeOf(tx, contributor);
      const welcome = {
        fullName: contributor.name,
        referralCode,
        referralLink: this.site.referral(referralCode),
        setPasswordUrl: await this.accounts.setPasswordUrl(tx, user, contributor),
        loginUrl: this.site.login(),
        validFor: linkLife('set_password'),
      };
      await emit(
        tx,
        mailRequested,
        mailFor('referral-welcome', { email: partner.email, name: partner.name }, welcome),
      );
    });
  }

  /** A host who waits for approval keeps waiting, because the program approves only affiliates. */
  private async approved(
    tx: EntityManager,
    of: ContributorEntity,
    partner: Omit<NewContributor, 'contributingArea'>,
  ): Promise<ContributorEntity | null> {
    if (of.approvalStatus === 'approved') return of;
    if (of.approvalStatus !== 'pending' || of.contributingArea !== 'Affiliate') return null;
    await this.accounts.replaceUnproven(tx, of, { ...partner, contributingArea: 'Affiliate' });
    return this.decide.run(tx, of, {
      move: 'approve',
      actor: programActor,
      reason: null,
      isSilent: true,
    });
  }

  private async codeOf(tx: EntityManager, of: ContributorEntity): Promise<string> {
    if (of.referralCode) return of.referralCode;
    const code = await this.contributors.giveCode(tx, of);
    await this.contributors.save(tx, of);
    return code;
  }
}
