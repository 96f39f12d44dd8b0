import { Injectable } from '@nestjs/common';
import { formatDayRange, formatEndOfDay } from '@valam/contracts/shared/days';
import { formatMoney, money, type Money } from '@valam/contracts/shared/money';
import type { ShareMailFacts } from '@valam/contracts/notifications/mails/leads-facts';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { Owner } from '../booking/owner-since.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import type { ShareMails } from '../share/share-mails.js';
import { whyShareEnded } from '../share/share-words.js';
import type { ShareEntity } from '../share/share.entity.js';
import { BookingMailFacts, fullName } from './booking-mail-facts.js';
import { MailRequests } from './mail-requests.js';

/** Emails to companions contain neither the booking's money nor other travelers, and never its link. */
@Injectable()
export class MailShare implements ShareMails {
  constructor(
    private readonly mails: MailRequests,
    private readonly facts: BookingMailFacts,
    private readonly links: PrivateLinks,
  ) {}

  async invited(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    { isChanged }: Parameters<ShareMails['invited']>[3],
  ): Promise<void> {
    const data = { share: await this.of(tx, booking, share), isChanged };
    await this.mails.send(tx, 'share-invitation', share, data);
  }

  async reminded(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    daysLeft: number,
  ): Promise<void> {
    await this.mails.send(tx, 'share-reminder', share, {
      share: await this.of(tx, booking, share),
      daysLeft,
    });
  }

  async received(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    { amount, receipt }: Parameters<ShareMails['received']>[3],
  ): Promise<void> {
    const data = { share: await this.of(tx, booking, share), amount: formatMoney(amount) };
    await this.mails.send(tx, 'share-received', share, data, [receipt]);
  }

  async ended(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    refund: Money | null,
  ): Promise<void> {
    const { state, dueOn } = share;
    const reason = whyShareEnded({ state, dueOn, bookingState: booking.state, leadName: fullName(booking) });
    if (!reason) throw new Error(`Share ${share.id} has not ended`);
    await this.mails.send(tx, 'share-ended', share, {
      share: await this.of(tx, booking, share),
      reason,
      refund: refund && formatMoney(refund),
      isCancelled: booking.state === 'cancelled',
      isPaid: state === 'paid',
    });
  }

  async moved(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    formerDates: string,
  ): Promise<void> {
    await this.mails.send(tx, 'share-moved', share, {
      share: await this.of(tx, booking, share),
      formerDates,
      isOpen: share.state === 'open',
      isSettled: share.state === 'paid' || share.state === 'covered',
    });
  }

  async ledByAnother(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    former: Owner,
  ): Promise<void> {
    await this.mails.send(tx, 'share-led-by-another', share, {
      share: await this.of(tx, booking, share),
      formerName: fullName(former),
    });
  }

  async refunded(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    { amount, reason, isByHand }: Parameters<ShareMails['refunded']>[3],
  ): Promise<void> {
    await this.mails.send(tx, 'share-refunded', share, {
      share: await this.of(tx, booking, share),
      refund: formatMoney(amount),
      reason,
      isByHand,
    });
  }

  async paid(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    { amount, own }: Parameters<ShareMails['paid']>[3],
  ): Promise<void> {
    await this.mails.send(tx, 'share-paid', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      name: share.name,
      amount: formatMoney(amount),
      own: own.amountMinor > 0 ? formatMoney(own) : null,
    });
  }

  async fellBack(
    tx: EntityManager,
    booking: BookingEntity,
    shares: readonly ShareEntity[],
    amount: Money,
    { isWithdrawnByOffice }: { readonly isWithdrawnByOffice: boolean } = { isWithdrawnByOffice: false },
  ): Promise<void> {
    const facts = await this.facts.of(tx, booking);
    await this.mails.send(tx, 'shares-fallen-back', this.facts.recipient(booking), {
      booking: facts,
      shares: shares.map(({ name, amountMinor, currency }) => ({
        name,
        amount: formatMoney(money(amountMinor, currency)),
      })),
      amount: formatMoney(amount),
      payUrl: facts.manageUrl,
      isWithdrawnByOffice,
    });
  }

  private async of(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
  ): Promise<z.infer<typeof ShareMailFacts>> {
    const { tripKind, tourTitle, startDate, endDate } = await tx.findOneByOrFail(DepartureEntity, {
      id: booking.departureId,
    });
    return {
      name: share.name,
      leadName: fullName(booking),
      bookingRef: booking.ref,
      tripKind,
      tourTitle,
      dates: formatDayRange(startDate, endDate),
      amount: formatMoney(money(share.amountMinor, share.currency)),
      dueOn: formatEndOfDay(share.dueOn),
      shareUrl: this.links.url('share', { id: share.id, version: share.linkVersion }),
    };
  }
}
