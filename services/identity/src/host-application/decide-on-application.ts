import { Injectable } from '@nestjs/common';
import { linkLife } from '@valam/contracts/identity/link-life';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { refuse } from '@valam/service-kit/admin/refuse';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { PartnerAccounts } from '../account/partner-accounts.js';
import { refusedBlocked } from '../admin/refusals.js';
import { SiteLinks } from '../site/site-links.js';
import { Contributors } from '../contributor/contributors.js';
import { DecideOnContributor } from '../approval/decide-on-contributor.js';
import { HostApplicationEntity } from './host-application.entity.js';
import { hostApplicationTransitions, stepsTo, type HostApplicationMove } from './host-application-states.js';

interface Decision {
  readonly move: HostApplicationMove;
  readonly actor: string;
  readonly reason: string | null;
}

/** Reviews, accepts or declines an application; accepting makes the applicant a host with an account. */
@Injectable()
export class DecideOnApplication {
  constructor(
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly decide: DecideOnContributor,
    private readonly accounts: PartnerAccounts,
    private readonly site: SiteLinks,
  ) {}

  /** False if the application's state does not allow the transition. */
  async run(tx: EntityManager, application: HostApplicationEntity, decision: Decision): Promise<boolean> {
    for (const move of stepsTo(application.status, decision.move)) {
      const to = hostApplicationTransitions.next(application.status, move);
      if (!to) return false;
      const { actor, reason } = decision;
      const at = this.clock.now().toISOString();
      application.history = [...application.history, { at, from: application.status, to, actor, reason }];
      application.status = to;
    }
    if (decision.move === 'accept') await this.welcome(tx, application, decision);
    if (decision.move === 'decline') await this.decline(tx, application, decision);
    application.version += 1;
    application.updatedAt = this.clock.now();
    await tx.save(application);
    return true;
  }

  private async welcome(
    tx: EntityManager,
    application: HostApplicationEntity,
    { actor }: Decision,
  ): Promise<void> {
    const { email, firstName, lastName, mobile, referralCodeUsed, referredBy } = application;
    const name = `${firstName} ${lastName}`;
    const words = { name, mobile, referralCodeUsed, referredBy, contributingArea: 'Host' as const };
    const host =
      (await this.accounts.contributorOf(tx, email)) ??
      (await this.contributors.ensure(tx, { ...words, email }));
    await this.accounts.replaceUnproven(tx, host, words);
    if (host.approvalStatus === 'suspended')
      throw refuse('This person is suspended as a contributor: reinstate them first.');
    // The applicant may already be a partner or a guide.
    host.contributingArea = 'Host';
    const approval = { move: 'approve', actor, reason: null, isSilent: true } as const;
    if (!(await this.decide.run(tx, host, approval))) await this.contributors.save(tx, host);
    application.contributorId = host.id;
    const user = await this.accounts.ensureOf(tx, host, email, 'host_application');
    if (user.isBlocked) throw refusedBlocked();
    const setPasswordUrl = await this.accounts.setPasswordUrl(tx, user, host);
    const loginUrl = this.site.login();
    const accepted = { firstName, setPasswordUrl, loginUrl, validFor: linkLife('set_password') };
    await emit(tx, mailRequested, mailFor('host-application-accepted', { email, name }, accepted));
  }

  private async decline(
    tx: EntityManager,
    application: HostApplicationEntity,
    { reason }: Decision,
  ): Promise<void> {
    if (application.spamMarks.length > 0) return;
    const { email, firstName, lastName } = application;
    const declined = { firstName, reason, contactUrl: this.site.contact() };
    await emit(
      tx,
      mailRequested,
      mailFor('host-application-declined', { email, name: `${firstName} ${lastName}` }, declined),
    );
  }
}
