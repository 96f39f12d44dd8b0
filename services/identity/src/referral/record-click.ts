import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { recordClick } from '@valam/contracts/identity/referral.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import { isBot } from '@valam/service-kit/visitor/is-bot';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { Contributors } from '../contributor/contributors.js';
import { isInGoodStanding } from '../contributor/contributor-states.js';
import { visitorMark } from './visitor-mark.js';

const countClick = `insert into referral_click as known (contributor_id, day, clicks) values ($1, $2, 1)
         on conflict (contributor_id, day) do update set clicks = known.clicks + 1`;

/** Counts a visit with a code, once per visitor and day. */
@Injectable()
export class RecordClick {
  private readonly secret: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    keyring: Keyring,
  ) {
    this.secret = createHash('sha256').update(keyring.sign('referral-click', 'visitors')).digest();
  }

  async run({ code, visitor }: RpcInput<typeof recordClick>): Promise<{ ok: true }> {
    if (isBot(visitor.userAgent)) return { ok: true };
    await this.dataSource.transaction(async (tx) => {
      const partner = await this.contributors.byCode(tx, code);
      if (!partner || !isInGoodStanding(partner.approvalStatus)) return;
      const day = istDay(this.clock.now());
      const isNew = await this.leaveMark(tx, partner.id, day, visitorMark(this.secret, day, visitor));
      if (isNew) await this.count(tx, partner.id, day);
    });
    return { ok: true };
  }

  /** Visitor hashes of past days are no longer needed. */
  @Scheduled('forget-visitors')
  async forget(): Promise<void> {
    await this.dataSource.query('delete from referral_visitor where day < $1', [istDay(this.clock.now())]);
  }

  private async leaveMark(tx: EntityManager, partnerId: string, day: string, mark: string): Promise<boolean> {
    const marked = await tx.query<unknown[]>(
      'insert into referral_visitor (contributor_id, day, mark) values ($1, $2, $3) on conflict do nothing returning 1 as one',
      [partnerId, day, mark],
    );
    return marked.length > 0;
  }

  private async count(tx: EntityManager, partnerId: string, day: string): Promise<void> {
    await tx.query(countClick, [partnerId, day]);
  }
}
