import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { PaymentProvider, ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js';
import { GiftCardEntity } from './gift-card.entity.js';
import { SettleGiftCard } from './settle-gift-card.js';

const atOnce = 100;
const minuteMs = 60_000;
const unpaidKeptMs = 30 * 24 * 60 * minuteMs;

/** Purchases of gift cards of which the provider has said nothing. */
@Injectable()
export class ReconcileGiftCards {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly settle: SettleGiftCard,
    private readonly log: Log,
  ) {}

  /** Asks the provider about pages of which nothing was heard, so that a lost webhook costs minutes, not a birthday. */
  @EveryCron('* * * * *', 'reconcile-gift-cards')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.dataSource.query<{ id: string; provider_id: string }[]>(
      `select id, provider_id from gift_card
        where state = 'unpaid' and provider_id is not null and created_at <= $1
          and coalesce(checked_at, created_at) <= case when created_at > $2 then $1 else $3 end::timestamptz
        order by checked_at nulls first limit ${atOnce}`,
      [ago(now, 1), ago(now, 45), ago(now, 5)],
    );
    for (const { id, provider_id } of rows) if (!(await this.ask(id, provider_id))) return;
    // Without a payment nothing was bought: names and addresses are not kept.
    await this.dataSource.query(
      `delete from gift_card where state = 'lapsed' and created_at < $1
          or state = 'unpaid' and provider_id is null and created_at < $1`,
      [new Date(now.getTime() - unpaidKeptMs)],
    );
  }

  /** False when the provider is away: there is no use in asking about more. */
  private async ask(id: string, providerId: string): Promise<boolean> {
    try {
      const page = await this.provider.findPage(providerId);
      await this.dataSource.transaction((tx) => this.settle.run(tx, page));
    } catch (error) {
      if (error instanceof ProviderUnavailable) return false;
      if (!(error instanceof ProviderRefused)) throw error;
      this.log.warn({ err: error, giftCardId: id }, 'the provider does not know the page of a gift card');
    }
    await this.dataSource.manager.update(GiftCardEntity, { id }, { checkedAt: this.clock.now() });
    return true;
  }
}

const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
