import { Injectable } from '@nestjs/common';
import { changeDate } from '@valam/contracts/leads/booking.rpc';
import type { ChangeKind } from '@valam/contracts/leads/refund-policy';
import type { Money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { BookingAccess } from '../booking/booking-access.js';
import { BookingStepEntity } from '../booking/booking-step.entity.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { MoveBooking } from './move-booking.js';
import { PlanChange, type PlannedChange } from './plan-change.js';
import { mayChange } from '../booking/allowed-changes.js';

const dayMs = 86_400_000;
/** Companions get an email about each change of date, and may never have asked for any. */
export const mostOwnChangesADay = 10;

interface Wish {
  readonly dateId?: string;
  readonly quantity?: number;
}

/** A traveler changes the date or the group size: first a quote, then the change. */
@Injectable()
export class ChangeOwnBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly access: BookingAccess,
    private readonly planChange: PlanChange,
    private readonly moveBooking: MoveBooking,
  ) {}

  async quote(token: string, wish: Wish): Promise<PlannedChange['quote']> {
    const booking = await this.access.look(token);
    return (await this.plan(this.dataSource.manager, booking, wish)).quote;
  }

  run(token: string, wish: Wish, expectedTotal: Money | null | undefined): Promise<void> {
    return this.access.change(token, async (tx, booking) => {
      if (isAsWished(booking, wish)) return;
      await this.refuseTooMany(tx, booking);
      const plan = await this.plan(tx, booking, wish);
      this.planChange.agree(expectedTotal, plan);
      const reason = wish.dateId
        ? 'Another date, chosen by the traveler.'
        : 'Another group size, chosen by the traveler.';
      await this.moveBooking.run(tx, booking, plan, { actor: 'traveller', reason });
    });
  }

  private async refuseTooMany(tx: EntityManager, { id: bookingId }: BookingEntity): Promise<void> {
    const at = MoreThan(new Date(this.clock.now().getTime() - dayMs));
    const made = { bookingId, event: 'changed', actor: 'traveller', at } as const;
    if ((await tx.countBy(BookingStepEntity, made)) < mostOwnChangesADay) return;
    throw problem(
      changeDate,
      'leads.action_refused',
      'This booking was changed many times today. Please try again tomorrow, or write to us.',
    );
  }

  private async plan(tx: EntityManager, booking: BookingEntity, wish: Wish): Promise<PlannedChange> {
    const kind: ChangeKind = wish.dateId ? 'changeDate' : 'groupSize';
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    if (!mayChange(kind, booking.state, startDate, this.clock.now()))
      throw problem(
        changeDate,
        'leads.action_refused',
        'This can no longer be changed here. Please write to us.',
      );
    return this.planChange.plan(tx, booking, {
      dateId: wish.dateId ?? booking.departureId,
      quantity: wish.quantity ?? booking.quantity,
      by: 'traveller',
    });
  }
}

/** True if the change was already made; a repeat has no effect. */
function isAsWished(booking: BookingEntity, { dateId, quantity }: Wish): boolean {
  return (
    (dateId ?? booking.departureId) === booking.departureId &&
    (quantity ?? booking.quantity) === booking.quantity
  );
}
