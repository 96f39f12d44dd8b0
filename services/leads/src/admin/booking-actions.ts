import { Injectable } from '@nestjs/common';
import { Money, money, PositiveMoney } from '@valam/contracts/shared/money';
import { Email, Id, line } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import type { AdminActionCall } from '@valam/service-kit/admin/resource';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { MoveBooking } from '../manage/move-booking.js';
import { PlanChange } from '../manage/plan-change.js';
import { HandOverBooking } from '../payment/hand-over-booking.js';
import { BookingMoneyActions } from './booking-money-actions.js';
import { BookingPaperwork } from './booking-paperwork.js';
import { readValues } from '@valam/service-kit/admin/read-values';
import { refuse } from '@valam/service-kit/admin/refuse';

const Move = z.object({ dateId: z.optional(Id), quantity: z.optional(z.int().check(z.gte(1), z.lte(40))) });
const Person = z.object({ firstName: line(100), lastName: line(100), email: Email, mobile: line(40) });
const RefundAmount = z.object({ amount: z.optional(PositiveMoney) });
/** A booking may be cancelled without giving anything back. */
const CancelAmount = z.object({ amount: z.optional(Money) });
const Offline = z.object({ amount: PositiveMoney, note: z.optional(z.nullable(line(500))) });
const Note = z.object({ text: line(5_000) });
const Resend = z.object({ mail: z.enum(['confirmation', 'link', 'balance']) });

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

  async refund(tx: EntityManager, call: AdminActionCall): Answer {
    const { amount } = readValues(RefundAmount, call.values);
    return this.money.refund(tx, await lockBooking(tx, call.id), amount ?? null, call);
  }

  async cancel(tx: EntityManager, call: AdminActionCall): Answer {
    const { amount } = readValues(CancelAmount, call.values);
    return this.money.cancel(tx, await lockBooking(tx, call.id), amount ?? null, call);
  }

  async offlinePayment(tx: EntityManager, call: AdminActionCall): Answer {
    const { amount, note } = readValues(Offline, call.values);
    return this.money.record(tx, await lockBooking(tx, call.id), amount, note ?? call.reason, call);
  }

  async previewMove(tx: EntityManager, call: AdminActionCall): Answer {
    const { quote } = await this.plan(tx, await lockBooking(tx, call.id), call);
    return { ...quote };
  }

  async move(tx: EntityManager, call: AdminActionCall): Answer {
    const booking = await lockBooking(tx, call.id);
    const plan = await this.plan(tx, booking, call);
    const cause = { actor: 'operator', actorId: call.caller.userId, reason: call.reason ?? '' } as const;
    await this.moving.run(tx, booking, plan, cause);
    return { ...plan.quote };
  }

  async transfer(tx: EntityManager, call: AdminActionCall): Answer {
    const booking = travelling(await lockBooking(tx, call.id));
    await this.handingOver.to(tx, booking, readValues(Person, call.values), 'operator');
    return { ok: true };
  }

  async note(tx: EntityManager, { id, values, caller }: AdminActionCall): Answer {
    return this.paperwork.note(tx, id, readValues(Note, values).text, caller);
  }

  async resend(tx: EntityManager, { id, values }: AdminActionCall): Answer {
    return this.paperwork.resend(tx, await lockBooking(tx, id), readValues(Resend, values).mail);
  }

  private plan(tx: EntityManager, booking: BookingEntity, { values }: AdminActionCall) {
    const { dateId, quantity } = readValues(Move, values);
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
