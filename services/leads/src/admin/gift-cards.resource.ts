import { InjectRepository } from '@nestjs/typeorm';
import { giftCardsAdmin } from '@valam/contracts/leads/gift-cards.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { money as amountOf } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { refuse } from '@valam/service-kit/admin/refuse';
import type { AdminActionCall, AdminActions } from '@valam/service-kit/admin/resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { type EntityManager, Repository } from 'typeorm';
import { advanceGiftCard, lockGiftCard } from '../gift-card/advance-gift-card.js';
import { GiftCardMails } from '../gift-card/gift-card-mails.js';
import { giftCardTransitions, type GiftCardEvent } from '../gift-card/gift-card-states.js';
import {
  GiftCardEntity,
  GiftCardRefundEntity,
  type GiftCardLineKind,
} from '../gift-card/gift-card.entity.js';
import { RefundGiftCard } from '../gift-card/refund-gift-card.js';
import { GiftCards } from '../gift-card/gift-cards.js';

const linesOfCard = `select l.kind, l.amount_minor as "amountMinor", l.at, coalesce(p.booking_id, r.booking_id) as "bookingId"
         from gift_card_line l left join payment p on p.id = l.payment_id left join refund r on r.id = l.refund_id
        where l.gift_card_id = $1 order by l.id`;

type GiftCardRecord = AdminRecordOf<typeof giftCardsAdmin>;

interface LineRow {
  readonly kind: GiftCardLineKind;
  readonly amountMinor: number;
  readonly at: Date;
  readonly bookingId: string | null;
}

/** Gift cards, their balances and all changes of them. */
@AdminEntity(giftCardsAdmin)
export class GiftCardsResource extends TableResource<GiftCardEntity, typeof giftCardsAdmin> {
  readonly actions: AdminActions<typeof giftCardsAdmin> = {
    'send-again': (tx, { id }) => this.sendAgain(tx, id),
    block: (tx, { id }) => this.advance(tx, id, 'blocked'),
    unblock: (tx, { id }) => this.unblock(tx, id),
    refund: (tx, call) => this.refund(tx, call),
    'mark-refunded': (tx, { id }) => this.markRefunded(tx, id),
  };

  constructor(
    @InjectRepository(GiftCardEntity) rows: Repository<GiftCardEntity>,
    private readonly clock: Clock,
    private readonly giftCards: GiftCards,
    private readonly refunds: RefundGiftCard,
    private readonly mails: GiftCardMails,
  ) {
    super(giftCardsAdmin, rows, { filters: { state: 'state', currency: 'currency' } });
  }

  protected async record(card: GiftCardEntity, tx: EntityManager): Promise<GiftCardRecord> {
    const { id } = card;
    const lines = await tx.query<LineRow[]>(linesOfCard, [id]);
    const refunds = await tx.find(GiftCardRefundEntity, {
      where: { giftCardId: id },
      order: { createdAt: 'ASC' },
    });
    return {
      ...this.line(card, await this.giftCards.available(tx, id)),
      refunds: refunds.map(({ amountMinor, currency, state, reason, lastError, settledAt, createdAt }) => ({
        ...{ state, reason, lastError },
        amount: amountOf(amountMinor, currency),
        at: (settledAt ?? createdAt).toISOString(),
      })),
      lines: lines.map(({ kind, amountMinor, at, bookingId }) => ({
        ...{ kind, bookingId },
        amount: amountOf(amountMinor, card.currency),
        at: at.toISOString(),
      })),
    };
  }

  protected override async lines(
    cards: readonly GiftCardEntity[],
    tx: EntityManager,
  ): Promise<GiftCardRecord[]> {
    const available = await this.giftCards.availableOn(
      tx,
      cards.map(({ id }) => id),
    );
    return cards.map((card) => this.line(card, available.get(card.id) ?? 0));
  }

  /** Generates a new code: the earlier one and its link become invalid. */
  private async sendAgain(tx: EntityManager, id: string): Promise<void> {
    const card = await tx.findOneByOrFail(GiftCardEntity, { id });
    card.linkVersion += 1;
    card.deliverAt = this.clock.now();
    return this.change(tx, card, 'sent_again');
  }

  /** Generates a new code: the link in the earlier email would still show the invalid one. */
  private async unblock(tx: EntityManager, id: string): Promise<void> {
    const card = await tx.findOneByOrFail(GiftCardEntity, { id });
    card.linkVersion += 1;
    return this.change(tx, card, 'unblocked');
  }

  /** Refunds the whole balance to the buyer; refused while a booking has reserved a part of it. */
  private async refund(tx: EntityManager, { id, reason, caller }: AdminActionCall) {
    const card = await lockGiftCard(tx, id);
    const left = await leftOn(tx, id);
    if (!giftCardTransitions.next(card.state, 'refund_ordered') || left <= 0)
      throw refuse('There is nothing on this gift card to refund.');
    if ((await this.giftCards.available(tx, id)) < left)
      throw refuse('Someone is paying with this card right now. Try again in an hour.');
    const requestedBy = caller.email ?? 'operator';
    await this.refunds.order(tx, card, { amountMinor: left, reason: reason ?? '', requestedBy });
  }

  /** Only failed refunds: the provider may still make a pending one, and the buyer would be paid twice. */
  private async markRefunded(tx: EntityManager, id: string): Promise<void> {
    const card = await lockGiftCard(tx, id);
    if (!(await this.refunds.madeByHand(tx, card)))
      throw refuse('No refund of this gift card has failed. One in progress is made by the provider.');
    card.version += 1;
    await tx.save(card);
  }

  private async advance(tx: EntityManager, id: string, event: GiftCardEvent) {
    return this.change(tx, await tx.findOneByOrFail(GiftCardEntity, { id }), event);
  }

  private async change(tx: EntityManager, card: GiftCardEntity, event: GiftCardEvent) {
    if (!giftCardTransitions.next(card.state, event))
      throw refuse(`This cannot be done with a gift card that is ${card.state}.`);
    // A new code could not be sent to anyone, and would invalidate the recipient's.
    if (event !== 'blocked' && !card.recipientEmail)
      throw refuse('Its recipient was erased and cannot be sent a new code. Refund it to its buyer instead.');
    // Used up or expired: the email would give a card that is worth nothing.
    if (event !== 'blocked' && (await leftOn(tx, card.id)) <= 0)
      throw refuse('There is nothing left on this gift card, so its code is not sent.');
    await advanceGiftCard(tx, card, event);
    if (event === 'blocked' && card.deliveredAt) await this.mails.voided(tx, card, { isBlocked: true });
  }

  private line(card: GiftCardEntity, availableMinor: number): GiftCardRecord {
    const { currency } = card;
    return {
      id: card.id,
      version: card.version,
      state: card.state,
      amount: amountOf(card.amountMinor, currency),
      balance: amountOf(availableMinor, currency),
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

/** The balance by the ledger, with the parts that bookings have reserved. */
async function leftOn(tx: EntityManager, giftCardId: string): Promise<number> {
  const [sum] = await tx.query<[{ left: string }]>(
    'select coalesce(sum(amount_minor), 0) as left from gift_card_line where gift_card_id = $1',
    [giftCardId],
  );
  return Number(sum.left);
}
