import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import type { setPayoutDetails } from '@valam/contracts/identity/referral.rpc';
import { formatDay, formatInstant, istDay } from '@valam/contracts/shared/days';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { changesOf } from '@valam/service-kit/admin/changes';
import { audit } from '@valam/service-kit/audit/audit';
import { emit } from '@valam/service-kit/events/emit';
import { DataSource, type EntityManager } from 'typeorm';
import { CurrentPassword } from '../password/current-password.js';
import { SiteLinks } from '../site/site-links.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { OwnCode } from '../contributor/own-code.js';
import { refuseEndedAccount } from '../user/signed-in.js';
import { payableFrom, PayoutDetailsStore, payoutDetailsSummary } from './payout-details.js';
import type { PayoutDetailsEntity } from './payout-details.entity.js';

/** Changes a partner's payout details: requires the current password, emails the owner, and takes effect with a delay. */
@Injectable()
export class SetPayoutDetails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: OwnCode,
    private readonly details: PayoutDetailsStore,
    private readonly current: CurrentPassword,
    private readonly site: SiteLinks,
  ) {}

  async run(
    caller: Caller,
    { details, currentPassword }: RpcBody<typeof setPayoutDetails>,
  ): Promise<RpcReturn<typeof setPayoutDetails>> {
    const own = await this.codes.of(caller);
    const owner = await this.current.confirm(caller, currentPassword);
    return this.dataSource.transaction(async (tx) => {
      await tx.findOneOrFail(ContributorEntity, {
        where: { id: own.id },
        lock: { mode: 'pessimistic_write' },
      });
      await refuseEndedAccount(tx, caller);
      const known = await this.details.find(tx, own.id);
      if (known && this.details.isSame(known, details)) return payoutDetailsSummary(known);
      const before = known && payoutDetailsSummary(known);
      const saved = await this.details.set(tx, own.id, details);
      const after = payoutDetailsSummary(saved);
      const entry = { action: 'set-payout-details', entity: 'contributors', id: own.id };
      const changes = changesOf(before, after, ['method', 'masked', 'updatedAt', 'payableFrom']);
      await audit(tx, { actor: caller, ...entry, changes });
      await this.tell(tx, { email: owner.email, name: owner.fullName ?? own.name }, saved);
      return after;
    });
  }

  private async tell(
    tx: EntityManager,
    { email, name }: { readonly email: string; readonly name: string },
    saved: PayoutDetailsEntity,
  ): Promise<void> {
    const changed = {
      fullName: name,
      details: saved.masked,
      payableFrom: formatDay(istDay(payableFrom(saved))),
      resetUrl: this.site.forgotPassword(),
      contactUrl: this.site.contact(),
      changedAt: formatInstant(saved.updatedAt),
    };
    await emit(tx, mailRequested, mailFor('payout-details-changed', { email, name }, changed));
  }
}
