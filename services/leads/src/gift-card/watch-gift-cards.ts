import { Injectable } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { hashOfCode, newGiftCardCode } from './gift-card-code.js';
import { GiftCardMails } from './gift-card-mails.js';
import { advanceGiftCard, lockGiftCard } from './advance-gift-card.js';
import { GiftCards } from './gift-cards.js';

const isOverWithMoney = `expires_on < $1 and state in ('paid', 'delivered', 'blocked')
        and (select sum(amount_minor) from gift_card_line l where l.gift_card_id = gift_card.id) > 0`;

const atOnce = 100;

/** Scheduled changes of gift cards. Several replicas may run this concurrently. */
@Injectable()
export class WatchGiftCards {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly giftCards: GiftCards,
    private readonly mails: GiftCardMails,
  ) {}

  /** A code is generated, hashed and sent in one transaction: the database never stores the code. */
  @Scheduled('deliver-gift-cards')
  async deliver(): Promise<void> {
    const due = await this.ids(`state = 'paid' and deliver_at <= $1`, this.clock.now());
    await inTransactions(this.dataSource, due, async (tx, id) => {
      const card = await lockGiftCard(tx, id);
      if (card.state !== 'paid' || card.deliverAt > this.clock.now()) return;
      const code = newGiftCardCode();
      card.codeHash = hashOfCode(code);
      card.codeEnd = code.slice(-4);
      card.deliveredAt = this.clock.now();
      await advanceGiftCard(tx, card, 'delivered');
      // A part of a resent card may be used already.
      const balance = money(await this.giftCards.available(tx, id), card.currency);
      await this.mails.delivered(tx, card, { code, balance });
    });
  }

  /**
   * The balance after the last day is no longer owed. A card reserved by a booking waits for the next night.
   */
  @Scheduled('expire-gift-cards')
  async expire(): Promise<void> {
    const over = await this.ids(isOverWithMoney, istDay(this.clock.now()));
    await inTransactions(this.dataSource, over, async (tx, id) => {
      const card = await lockGiftCard(tx, id);
      if (!card.expiresOn || card.expiresOn >= istDay(this.clock.now())) return;
      const left = await tx.query<[{ balance: string }]>(
        'select sum(amount_minor) as balance from gift_card_line where gift_card_id = $1',
        [id],
      );
      const available = await this.giftCards.available(tx, id);
      if (available > 0 && available === Number(left[0].balance))
        await this.giftCards.add(tx, id, { kind: 'expired', amountMinor: -available });
    });
  }

  private async ids(where: string, now: Date | string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from gift_card where ${where} order by deliver_at, id limit ${atOnce}`,
      [now],
    );
    return rows.map(({ id }) => id);
  }
}
