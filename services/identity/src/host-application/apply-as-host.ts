import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { asksForDetails } from '@valam/contracts/identity/host-application.schema';
import { normalizeReferralCode } from '@valam/contracts/identity/referral.schema';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { once } from '@valam/service-kit/idempotency/once';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteLinks } from '../site/site-links.js';
import { HostApplicationEntity } from './host-application.entity.js';
import { hostApplicationTransitions } from './host-application-states.js';
import { spamMarks } from '@valam/service-kit/visitor/spam-marks';

type Application = RpcInput<typeof applyAsHost>['application'];

/** Accepts an application to host, and confirms it by email. */
@Injectable()
export class ApplyAsHost {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly site: SiteLinks,
  ) {}

  run({ application, idempotencyKey }: RpcInput<typeof applyAsHost>): Promise<RpcReturn<typeof applyAsHost>> {
    return this.dataSource.transaction((tx) =>
      once(tx, { scope: 'host-application', key: idempotencyKey, body: application, reused }, async () => {
        const saved = await tx.save(this.record(tx, application));
        if (saved.spamMarks.length === 0) await this.confirm(tx, saved);
        return { id: saved.id, status: saved.status };
      }),
    );
  }

  private record(tx: EntityManager, form: Application): HostApplicationEntity {
    const now = this.clock.now();
    const status = hostApplicationTransitions.first;
    return tx.create(HostApplicationEntity, {
      id: randomUUID(),
      firstName: form.firstName,
      lastName: form.lastName,
      email: normalizeEmail(form.email),
      mobile: form.mobile,
      heardAboutUs: form.heardAboutUs || null,
      heardAboutUsDetails: asksForDetails(form.heardAboutUs) ? form.heardAboutUsDetails || null : null,
      message: form.message || null,
      status,
      history: [{ at: now.toISOString(), from: null, to: status, actor: 'the applicant', reason: null }],
      referralCodeUsed: form.referralCodeUsed ? normalizeReferralCode(form.referralCodeUsed) : null,
      referredBy: form.referredBy || null,
      sourceUrl: form.sourceUrl || null,
      // Allows links: hosts link to their house, their booking page and articles about them.
      spamMarks: spamMarks(form, 3),
      contributorId: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
  }

  private async confirm(
    tx: EntityManager,
    { email, firstName, lastName }: HostApplicationEntity,
  ): Promise<void> {
    const to = { email, name: `${firstName} ${lastName}` };
    const data = { firstName, hostPageUrl: this.site.hosts() };
    await emit(tx, mailRequested, mailFor('host-application-received', to, data));
  }
}

const reused = () =>
  problem(applyAsHost, 'identity.idempotency_key_reused', 'This key was used for another request already.');
