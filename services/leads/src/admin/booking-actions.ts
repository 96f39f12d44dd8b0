import { Injectable } from '@nestjs/common';
import type { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import { money } from '@valam/contracts/shared/money';
import type { AdminActionInput, AdminActionName } from '@valam/contracts/shared/admin-entity';
import { Clock } from '@valam/service-kit/clock/clock';
import type { AdminActionCall } from '@valam/service-kit/admin/resource';
import type { EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { MoveBooking } from '../manage/move-booking.js';
import { PlanChange } from '../manage/plan-change.js';
import { HandOverBooking } from '../payment/hand-over-booking.js';
import { BookingMoneyActions } from './booking-money-actions.js';
import { BookingPaperwork } from './booking-paperwork.js';
import { refuse } from '@valam/service-kit/admin/refuse';

type Input<A extends AdminActionName<typeof bookingsAdmin>> = AdminActionInput<typeof bookingsAdmin, A>;
type Answer = Promise<Record<string, unknown>>;

/** What the operator does with a booking; the days of the policy bind the traveler, not the operator. */
@Injectable()
export class BookingActions {
  constructor(
    private readonly clock: Clock,
    private readonly planning: PlanChange,
    private readonly moving: MoveBooking,
    private readonly handingOver: HandOverBooking,
    private readonly money: BookingMoneyActions,
    private readonly paperwork: BookingPaperwork,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  async refund(tx: EntityManager, call: AdminActionCall<Input<'refund'>>): Answer {
    const { amount } = call.input;
    return this.money.refund(tx, await lockBooking(tx, call.id), amount ?? null, call);
  }

  async cancel(tx: EntityManager, call: AdminActionCall<Input<'cancel'>>): Answer {
    const { amount } = call.input;
    return this.money.cancel(tx, await lockBooking(tx, call.id), amount ?? null, call);
  }

  async offlinePayment(tx: EntityManager, call: AdminActionCall<Input<'offline-payment'>>): Answer {
    const { amount, note } = call.input;
    return this.money.record(tx, await lockBooking(tx, call.id), amount, note ?? call.reason, call);
  }

  async previewMove(tx: EntityManager, call: AdminActionCall<Input<'move-preview'>>): Answer {
    const { quote } = await this.plan(tx, await lockBooking(tx, call.id), call);
    return { ...quote };
  }

  async move(tx: EntityManager, call: AdminActionCall<Input<'move'>>): Answer {
    const booking = await lockBooking(tx, call.id);
    const plan = await this.plan(tx, booking, call);
    const cause = { actor: 'operator', actorId: call.caller.userId, reason: call.reason ?? '' } as const;
    await this.moving.run(tx, booking, plan, cause);
    return { ...plan.quote };
  }

  async transfer(tx: EntityManager, call: AdminActionCall<Input<'transfer'>>): Answer {
    const booking = travelling(await lockBooking(tx, call.id));
    await this.handingOver.to(tx, booking, call.input, 'operator');
    return { ok: true };
  }

  async note(tx: EntityManager, { id, input, caller }: AdminActionCall<Input<'note'>>): Answer {
    return this.paperwork.note(tx, id, input.text, caller);
  }

  async resend(tx: EntityManager, { id, input }: AdminActionCall<Input<'resend'>>): Answer {
    return this.paperwork.resend(tx, await lockBooking(tx, id), input.mail);
  }

  private plan(tx: EntityManager, booking: BookingEntity, { input }: AdminActionCall<Input<'move'>>) {
    const { dateId, quantity } = input;
    return this.planning.plan(tx, travelling(booking), {
      dateId: dateId ?? booking.departureId,
      quantity: quantity ?? booking.quantity,
      by: 'operator',
    });
  }
}

function travelling(booking: BookingEntity): BookingEntity {
  if (isConfirmed(booking.state) && booking.state !== 'completed') return booking;
  throw refuse('This booking has no seats to move.', {
    state: booking.state,
    total: money(booking.totalMinor, booking.currency),
  });
}
