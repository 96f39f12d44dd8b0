import { giftCardsAdmin } from '@valam/contracts/leads/gift-cards.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { money as amountOf } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import { refuse } from '@valam/service-kit/admin/refuse';
import type {
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { advanceGiftCard } from '../gift-card/advance-gift-card.js';
import { giftCardTransitions, type GiftCardEvent } from '../gift-card/gift-card-transitions.js';
import { GiftCardEntity, type GiftCardLineKind } from '../gift-card/gift-card.entity.js';
import { GiftCards } from '../gift-card/gift-cards.js';
import { findById } from './find-by-id.js';

type GiftCardRecord = AdminRecordOf<typeof giftCardsAdmin>;

interface LineRow {
  readonly kind: GiftCardLineKind;
  readonly amountMinor: number;
  readonly at: Date;
  readonly bookingId: string | null;
}

/** Gift cards, what is left on each, and all that changed it. */
@AdminEntity(giftCardsAdmin)
export class GiftCardsResource implements AdminResource<typeof giftCardsAdmin> {
  readonly actions: AdminActions<typeof giftCardsAdmin> = {
    'send-again': (tx, { id }) => this.sendAgain(tx, id),
    block: (tx, { id }) => this.advance(tx, id, 'blocked'),
    unblock: (tx, { id }) => this.advance(tx, id, 'unblocked'),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly giftCards: GiftCards,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof giftCardsAdmin>,
  ): Promise<AdminListAnswer<typeof giftCardsAdmin>> {
    const { manager } = this.dataSource;
    return listPage(
      manager,
      giftCardsAdmin,
      {
        entity: GiftCardEntity,
        filters: { state: 'state', currency: 'currency' },
        toRecord: (card) => this.record(manager, card),
      },
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<GiftCardRecord | null> {
    const card = await findById(tx, GiftCardEntity, id, lock);
    if (!card) return null;
    const lines = await tx.query<LineRow[]>(
      `select l.kind, l.amount_minor as "amountMinor", l.at, coalesce(p.booking_id, r.booking_id) as "bookingId"
         from gift_card_line l left join payment p on p.id = l.payment_id left join refund r on r.id = l.refund_id
        where l.gift_card_id = $1 order by l.id`,
      [id],
    );
    return {
      ...(await this.record(tx, card)),
      lines: lines.map(({ kind, amountMinor, at, bookingId }) => ({
        ...{ kind, bookingId },
        amount: amountOf(amountMinor, card.currency),
        at: at.toISOString(),
      })),
    };
  }

  /** A new code is drawn: the one that was sent before, and its link, are void. */
  private async sendAgain(tx: EntityManager, id: string): Promise<Record<string, unknown>> {
    const card = await tx.findOneByOrFail(GiftCardEntity, { id });
    card.linkVersion += 1;
    card.deliverAt = this.clock.now();
    return this.change(tx, card, 'sent_again');
  }

  private async advance(tx: EntityManager, id: string, event: GiftCardEvent) {
    return this.change(tx, await tx.findOneByOrFail(GiftCardEntity, { id }), event);
  }

  private async change(tx: EntityManager, card: GiftCardEntity, event: GiftCardEvent) {
    if (!giftCardTransitions[card.state][event])
      throw refuse(`This cannot be done with a gift card that is ${card.state}.`);
    await advanceGiftCard(tx, card, event);
    return { state: card.state };
  }

  private async record(tx: EntityManager, card: GiftCardEntity): Promise<GiftCardRecord> {
    const { currency } = card;
    return {
      id: card.id,
      version: card.version,
      state: card.state,
      amount: amountOf(card.amountMinor, currency),
      balance: amountOf(await this.giftCards.available(tx, card.id), currency),
      codeEnd: card.codeEnd,
      buyerName: card.buyerName,
      buyerEmail: card.buyerEmail,
      recipientName: card.recipientName,
      recipientEmail: card.recipientEmail,
      message: card.message,
      deliverAt: card.deliverAt.toISOString(),
      deliveredAt: card.deliveredAt?.toISOString() ?? null,
      expiresOn: card.expiresOn,
      paidAt: card.paidAt?.toISOString() ?? null,
      createdAt: card.createdAt.toISOString(),
    };
  }
}
