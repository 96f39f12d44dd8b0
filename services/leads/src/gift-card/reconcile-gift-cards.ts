import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Clock } from '@valam/service-kit/clock/clock';
import { inParts, oneByOne } from '@valam/service-kit/database/in-transactions';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource, Repository } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { PaymentProvider, ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js';
import { GiftCardEntity } from './gift-card.entity.js';
import { SettleGiftCard } from './settle-gift-card.js';

const atOnce = 100;

const unpaidCards = `select id, provider_id from gift_card
        where state = 'unpaid' and provider_id is not null and created_at <= $1
          and coalesce(checked_at, created_at) <= case when created_at > $2 then $1 else $3 end::timestamptz
        order by checked_at nulls first limit ${atOnce}`;

const deleteOldCards = `delete from gift_card where state = 'lapsed' and created_at < $1
          or state = 'unpaid' and provider_id is null and created_at < $1`;

const minuteMs = 60_000;
const unpaidKeptMs = 30 * 24 * 60 * minuteMs;

/** Reconciles gift-card purchases for which no event of the provider has arrived. */
@Injectable()
export class ReconcileGiftCards {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(GiftCardEntity) private readonly giftCards: Repository<GiftCardEntity>,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly settle: SettleGiftCard,
    private readonly log: Log,
  ) {}

  /** Queries the provider about pages without an event, so that a lost webhook costs only minutes. */
  @Scheduled('reconcile-gift-cards')
  async sweep(): Promise<void> {
    let isProviderUp = true;
    await inParts(
      async () => {
        isProviderUp = await this.askAboutUnpaid();
      },
      async () => {
        if (isProviderUp) await this.deleteUnpaid();
      },
    );
  }

  private async askAboutUnpaid(): Promise<boolean> {
    const now = this.clock.now();
    const rows = await this.dataSource.query<{ id: string; provider_id: string }[]>(unpaidCards, [
      ago(now, 1),
      ago(now, 45),
      ago(now, 5),
    ]);
    let isProviderUp = true;
    await oneByOne(rows, async ({ id, provider_id }) => {
      isProviderUp &&= await this.ask(id, provider_id);
    });
    return isProviderUp;
  }

  /** Unpaid orders: names and addresses are deleted. */
  private async deleteUnpaid(): Promise<void> {
    await this.dataSource.query(deleteOldCards, [new Date(this.clock.now().getTime() - unpaidKeptMs)]);
  }

  /** False if the provider is down, so that further requests are pointless. */
  private async ask(id: string, providerId: string): Promise<boolean> {
    try {
      const page = await this.provider.findPage(providerId);
      await this.dataSource.transaction((tx) => this.settle.run(tx, page));
    } catch (error) {
      if (error instanceof ProviderUnavailable) return false;
      if (!(error instanceof ProviderRefused)) throw error;
      this.log.warn({ err: error, giftCardId: id }, 'the provider does not know the page of a gift card');
    }
    await this.giftCards.update({ id }, { checkedAt: this.clock.now() });
    return true;
  }
}

const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
