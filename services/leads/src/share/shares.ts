import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { shareDueOn, shrinkShares } from '@valam/contracts/leads/share';
import { istDay } from '@valam/contracts/shared/days';
import { formatMoney, money, type Money } from '@valam/contracts/shared/money';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { recordStep, type Cause } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney, ownPartOf } from '../booking/booking-money.js';
import type { Owner } from '../booking/owner-since.js';
import { CompanionForms } from '../booking/companion-forms.js';
import { movedDueOn } from './share-days.js';
import { ShareMails } from './share-mails.js';
import { shareTransitions, type ShareEvent } from './share-states.js';
import { ShareEntity } from './share.entity.js';

export interface NewShare {
  readonly name: string;
  readonly email: string;
  readonly amount: Money;
}

/**
 * The shares of a locked booking: creating, paying and ending them. The booking stores the sum of its open
 * shares, so that the lead traveler's own part can be computed wherever the balance is read.
 */
@Injectable()
export class Shares {
  constructor(
    private readonly clock: Clock,
    private readonly mails: ShareMails,
    private readonly forms: CompanionForms,
  ) {}

  /** In the order of their creation. */
  of(tx: EntityManager, bookingId: string): Promise<ShareEntity[]> {
    return tx.find(ShareEntity, { where: { bookingId }, order: { number: 'ASC' } });
  }

  async invite(tx: EntityManager, booking: BookingEntity, companions: readonly NewShare[]): Promise<void> {
    if (!booking.balanceDueAt) throw new Error(`Booking ${booking.id} has no balance to share`);
    const dueOn = shareDueOn(istDay(booking.balanceDueAt));
    const given = await tx.countBy(ShareEntity, { bookingId: booking.id });
    for (const [at, { name, email, amount }] of companions.entries()) {
      const id = randomUUID();
      await tx.insert(ShareEntity, {
        number: given + at + 1,
        ...{ id, bookingId: booking.id, state: 'open', name, email, dueOn },
        ...{ personEmail: normalizeEmail(email), currency: amount.currency, amountMinor: amount.amountMinor },
        invitedAt: this.clock.now(),
        sentAt: this.clock.now(),
      });
      await this.forms.reserve(tx, booking, { id, name });
      const share = await tx.findOneByOrFail(ShareEntity, { id });
      await this.mails.invited(tx, booking, share, { isChanged: false });
      await recordStep(tx, booking, 'share_given', {
        actor: 'traveller',
        // Names are not in the history, whose retention is longer.
        reason: `A companion was invited to pay ${formatMoney(amount)} of the balance.`,
      });
    }
    await this.count(tx, booking);
  }

  async resend(tx: EntityManager, booking: BookingEntity, share: ShareEntity): Promise<void> {
    share.sentAt = this.clock.now();
    await tx.update(ShareEntity, { id: share.id }, { sentAt: share.sentAt });
    await this.mails.invited(tx, booking, share, { isChanged: false });
  }

  /** Marks a share as paid. */
  async paid(tx: EntityManager, booking: BookingEntity, share: ShareEntity): Promise<void> {
    await this.move(tx, share, 'paid', null);
    await this.count(tx, booking);
  }

  /** Ends an unpaid share: its companion gets an email, and the lead traveler's part grows by it. */
  async end(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    event: Exclude<ShareEvent, 'paid'>,
    cause: Cause,
  ): Promise<void> {
    await this.move(tx, share, event, cause.reason);
    // A companion who has filled in the form is still expected to travel, unless the share was withdrawn.
    if (event === 'withdrawn' || event === 'booking_over') await this.forms.remove(tx, share.id);
    else await this.forms.removeUnfilled(tx, share.id);
    await this.count(tx, booking);
    await this.mails.ended(tx, booking, share, null);
    const amount = formatMoney(money(share.amountMinor, share.currency));
    await recordStep(tx, booking, 'share_ended', {
      ...cause,
      reason: `A companion’s share of ${amount} has ended. ${cause.reason}`,
    });
  }

  /** Ends all open shares; returns the ids of those whose payment pages have to be closed. */
  async endAll(
    tx: EntityManager,
    booking: BookingEntity,
    event: Exclude<ShareEvent, 'paid'>,
    cause: Cause,
  ): Promise<string[]> {
    if (booking.sharedMinor === 0) return [];
    const open = await this.open(tx, booking.id);
    for (const share of open) await this.end(tx, booking, share, event, cause);
    return open.map(({ id }) => id);
  }

  /**
   * Adapts the shares to a new balance, date or group. Shares keep their amounts as long as they fit; the
   * latest is reduced first. Returns the ids of those whose payment pages have to be closed. `isSilent`: the
   * caller emails the companions whose shares stay open.
   */
  async refit(
    tx: EntityManager,
    booking: BookingEntity,
    { isSilent = false }: { readonly isSilent?: boolean } = {},
  ): Promise<string[]> {
    if (booking.sharedMinor === 0) return [];
    const balance = balanceOf(booking, await bookingMoney(tx, booking));
    const all = await this.of(tx, booking.id);
    const open = all.filter(({ state }) => state === 'open');
    const places = booking.quantity - 1 - all.filter(({ state }) => state === 'paid').length;
    const amounts = shrinkShares(
      balance.amountMinor,
      open.slice(0, Math.max(0, places)).map(({ amountMinor }) => amountMinor),
    );
    const changed: string[] = [];
    for (const [at, share] of open.entries())
      if (await this.refitOne(tx, booking, share, at < places ? (amounts[at] ?? 0) : null, isSilent))
        changed.push(share.id);
    await this.count(tx, booking);
    return changed;
  }

  /** For a transferred booking: companions who have paid travel with its new owner. */
  async ledByAnother(tx: EntityManager, booking: BookingEntity, former: Owner): Promise<void> {
    for (const share of await this.of(tx, booking.id))
      if (share.state === 'paid') await this.mails.ledByAnother(tx, booking, share, former);
  }

  /** The lead traveler's part of the balance, without the open shares. */
  async own(tx: EntityManager, booking: BookingEntity): Promise<Money> {
    return ownPartOf(booking, await bookingMoney(tx, booking));
  }

  private open(tx: EntityManager, bookingId: string): Promise<ShareEntity[]> {
    return tx.find(ShareEntity, {
      where: { bookingId, state: 'open' },
      order: { number: 'ASC' },
    });
  }

  /** True if the share has changed. */
  private async refitOne(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    amountMinor: number | null,
    isSilent: boolean,
  ): Promise<boolean> {
    const actor = 'system' as const;
    if (amountMinor === null || amountMinor === 0) {
      const event = amountMinor === null ? 'booking_over' : 'balance_paid';
      const reason =
        amountMinor === null ? 'The group has become smaller.' : 'The balance has been paid without it.';
      await this.end(tx, booking, share, event, { actor, reason });
      return true;
    }
    const wanted = booking.balanceDueAt ? shareDueOn(istDay(booking.balanceDueAt)) : share.dueOn;
    const dueOn = movedDueOn(share.dueOn, wanted, istDay(this.clock.now()));
    if (amountMinor === share.amountMinor && dueOn === share.dueOn) return false;
    const isOtherAmount = amountMinor !== share.amountMinor;
    const sentAt = this.clock.now();
    const change = { amountMinor, dueOn, sentAt, watchedOn: null, version: share.version + 1 };
    Object.assign(share, change);
    await tx.update(ShareEntity, { id: share.id }, change);
    if (!isSilent) await this.mails.invited(tx, booking, share, { isChanged: true });
    if (isOtherAmount)
      await recordStep(tx, booking, 'share_changed', {
        actor,
        reason: `A companion’s share is now ${formatMoney(money(amountMinor, share.currency))}.`,
      });
    return isOtherAmount;
  }

  private async move(
    tx: EntityManager,
    share: ShareEntity,
    event: ShareEvent,
    endReason: string | null,
  ): Promise<void> {
    const state = shareTransitions.next(share.state, event);
    if (!state) throw new Error(`Share ${share.id} is ${share.state}: ${event} cannot happen`);
    const now = this.clock.now();
    const change = {
      ...{ state, endReason, endedAt: now, version: share.version + 1 },
      ...(state === 'paid' && { paidAt: now }),
    };
    Object.assign(share, change);
    await tx.update(ShareEntity, { id: share.id }, change);
  }

  /** Updates the sum of open shares stored on the booking, after each change of a share. */
  private async count(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const open = await this.open(tx, booking.id);
    booking.sharedMinor = open.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    booking.version += 1;
    await tx.update(
      BookingEntity,
      { id: booking.id },
      { sharedMinor: booking.sharedMinor, version: booking.version },
    );
  }
}
