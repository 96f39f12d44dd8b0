import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { getGiftCard, getGiftCardSession } from '@valam/contracts/leads/gift-card.rpc';
import type { GiftCard, GiftCardBalance, GiftCardSession } from '@valam/contracts/leads/gift-card.schema';
import { hasExpired } from '@valam/contracts/leads/gift-card-rules';
import { istDay } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, Repository } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';
import { GiftCardEntity } from './gift-card.entity.js';
import { GiftCards } from './gift-cards.js';

/** Longer than any response takes, so that the response time reveals nothing about a guessed code. */
const answerAfterMs = 150;

/** Gift cards for their holders: after payment, by the emailed link, and by code. */
@Injectable()
export class GetGiftCard {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(GiftCardEntity) private readonly giftCardRepository: Repository<GiftCardEntity>,
    private readonly links: PrivateLinks,
    private readonly giftCards: GiftCards,
    private readonly clock: Clock,
  ) {}

  async session(id: string): Promise<GiftCardSession> {
    const card = await this.giftCardRepository.findOneBy({ returnToken: id });
    if (!card) throw problem(getGiftCardSession, 'leads.session_unknown', 'We don’t recognize this payment.');
    const { state, recipientName, deliverOn, deliveredAt, url } = card;
    const payment = state === 'unpaid' ? 'open' : state === 'lapsed' ? 'expired' : 'paid';
    return {
      payment,
      amount: money(card.amountMinor, card.currency),
      recipientName,
      deliverOn,
      isDelivered: deliveredAt !== null,
      isRefunded: state === 'refunded',
      url: payment === 'open' ? url : null,
    };
  }

  async behindLink(token: string): Promise<GiftCard> {
    const target = this.links.open('gift_card', token);
    const card =
      target &&
      (await this.giftCardRepository.findOneBy({
        id: target.id,
        linkVersion: target.version,
      }));
    if (!card?.deliveredAt || card.erasedAt)
      throw problem(getGiftCard, 'leads.link_unknown', 'This link isn’t valid.');
    const { state, buyerName, recipientName, message } = card;
    return {
      ...(await this.left(card)),
      ...{ state, buyerName, recipientName, message },
      amount: money(card.amountMinor, card.currency),
    };
  }

  async byCode(code: string): Promise<GiftCardBalance> {
    const find = async () => this.left(await this.giftCards.find(this.dataSource.manager, code));
    const [answer] = await Promise.allSettled([find(), pause(answerAfterMs)]);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }

  private async left(card: GiftCardEntity): Promise<GiftCardBalance> {
    const available = await this.giftCards.available(this.dataSource.manager, card.id);
    return {
      codeEnd: card.codeEnd ?? '',
      balance: money(available, card.currency),
      expiresOn: card.expiresOn ?? '',
      isExpired: hasExpired(card.expiresOn ?? '', istDay(this.clock.now())),
    };
  }
}
