import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { giftCardDaysAhead, giftCardHour, returnPaid } from '@valam/contracts/leads/gift-card-rules';
import { buyGiftCard } from '@valam/contracts/leads/gift-card.rpc';
import type { GiftCardOrder } from '@valam/contracts/leads/gift-card.schema';
import { addDays, istDay, startOfIstDay } from '@valam/contracts/shared/days';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { wholeUnits } from '@valam/contracts/shared/money';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { once } from '@valam/service-kit/idempotency/once';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { LeadsConfig } from '../config.js';
import { PrivateLinks } from '../link/private-links.js';
import {
  PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  type PaymentPageParams,
} from '../provider/payment-provider.js';
import { GiftCardEntity } from './gift-card.entity.js';

const openSeconds = 23 * 3_600;
const hourMs = 3_600_000;
const scope = 'gift-card';

/** Stores a gift card with the exact parameters of its payment page, and requests that page from the provider. */
@Injectable()
export class BuyGiftCard {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(GiftCardEntity) private readonly giftCards: Repository<GiftCardEntity>,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly links: PrivateLinks,
    private readonly config: LeadsConfig,
  ) {}

  async run({ order, idempotencyKey }: RpcInput<typeof buyGiftCard>): Promise<RpcReturn<typeof buyGiftCard>> {
    const id = await this.dataSource.transaction((tx) => {
      const isOver = (earlier: string) => tx.existsBy(GiftCardEntity, { id: earlier, state: 'lapsed' });
      return once(tx, { scope, key: idempotencyKey, body: order, reused, isOver }, () =>
        this.write(tx, order),
      );
    });
    const card = await this.giftCards.findOneByOrFail({ id });
    return { url: card.url ?? (await this.open(card)), sessionId: card.returnToken };
  }

  private async write(tx: EntityManager, order: GiftCardOrder): Promise<string> {
    const now = this.clock.now();
    const today = istDay(now);
    const deliverOn = order.deliverOn && order.deliverOn !== today ? order.deliverOn : null;
    if (deliverOn && (deliverOn < today || deliverOn > addDays(today, giftCardDaysAhead)))
      throw invalidFields({ deliverOn: 'Please choose a day from today to a year from now.' });
    const { amountMinor, currency } = wholeUnits(order.amount, order.currency);
    const id = randomUUID();
    const returnToken = randomBytes(24).toString('base64url');
    const { buyerName, buyerEmail, recipientName, recipientEmail } = order;
    await tx.insert(GiftCardEntity, {
      ...{ id, state: 'unpaid', currency, amountMinor, buyerName, buyerEmail, recipientName, recipientEmail },
      message: order.message || null,
      deliverOn,
      deliverAt: deliverOn ? new Date(startOfIstDay(deliverOn).getTime() + giftCardHour * hourMs) : now,
      params: { ...this.page(order, { id, amountMinor, returnToken }) },
      ...{ returnToken, linkVersion: 1, version: 1, createdAt: now },
    });
    return id;
  }

  private page(
    { currency, buyerEmail, recipientName }: GiftCardOrder,
    { id, amountMinor, returnToken }: Pick<GiftCardEntity, 'id' | 'amountMinor' | 'returnToken'>,
  ): PaymentPageParams {
    const back = this.links.page(`/gift-cards?session_id=${returnToken}`);
    return {
      ...{ amountMinor, currency, email: buyerEmail, sessionId: id },
      title: `${this.config.BRAND_NAME} gift card`,
      description: `A gift card for ${recipientName}`,
      successUrl: `${back}&return=${returnPaid}`,
      cancelUrl: back,
      expiresAt: Math.floor(this.provider.now().getTime() / 1_000) + openSeconds,
    };
  }

  /** Idempotent: with the same key and parameters, the provider returns the same page. */
  private async open(card: GiftCardEntity): Promise<string> {
    try {
      const page = await this.provider.openPage(card.params as unknown as PaymentPageParams, card.id);
      await this.giftCards.update({ id: card.id }, { providerId: page.id, url: page.url });
      if (page.url) return page.url;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    }
    throw problem(buyGiftCard, 'leads.payment_unavailable', 'The payment page could not be opened.');
  }
}

const reused = () =>
  problem(buyGiftCard, 'leads.idempotency_key_reused', 'This key was used for another request.');
