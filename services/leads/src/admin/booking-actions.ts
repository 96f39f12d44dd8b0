import { Injectable } from '@nestjs/common';
import type { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import { formatMoney, money } from '@valam/contracts/shared/money';
import type {
  AdminActionAnswer,
  AdminActionInput,
  AdminActionName,
} from '@valam/contracts/shared/admin-entity';
import { Clock } from '@valam/service-kit/clock/clock';
import type { AdminActionCall } from '@valam/service-kit/admin/resource';
import type { EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { MoveBooking } from '../manage/move-booking.js';
import { PlanChange, type PlannedChange } from '../manage/plan-change.js';
import { TransferBooking } from '../payment/transfer-booking.js';
import { BookingMoneyActions } from './booking-money-actions.js';
import { BookingMessages } from './booking-messages.js';
import { refuseSecondRecord, refuseSecondRefund } from './done-already.js';
import { refuse } from '@valam/service-kit/admin/refuse';

type Input<A extends AdminActionName<typeof bookingsAdmin>> = AdminActionInput<typeof bookingsAdmin, A>;
type Moved = Promise<AdminActionAnswer<typeof bookingsAdmin, 'move'>>;

const operatorOf = ({ caller }: AdminActionCall): string => caller.email ?? 'operator';

/** Actions of the operator on a booking. The deadlines of the policy bind the traveler, not the operator. */
@Injectable()
export class BookingActions {
  constructor(
    private readonly clock: Clock,
    private readonly planChange: PlanChange,
    private readonly moveBooking: MoveBooking,
    private readonly transferBooking: TransferBooking,
    private readonly money: BookingMoneyActions,
    private readonly messages: BookingMessages,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  async refund(tx: EntityManager, call: AdminActionCall<Input<'refund'>>): Promise<void> {
    const { amount, isFurther } = call.input;
    const booking = await lockBooking(tx, call.id);
    if (!isFurther) await refuseSecondRefund(tx, booking, operatorOf(call));
    await this.money.refund(tx, booking, amount ?? null, call);
  }

  async cancel(tx: EntityManager, call: AdminActionCall<Input<'cancel'>>): Promise<void> {
    const { amount } = call.input;
    await this.money.cancel(tx, await lockBooking(tx, call.id), amount ?? null, call);
  }

  async offlinePayment(tx: EntityManager, call: AdminActionCall<Input<'offline-payment'>>): Promise<void> {
    const { amount, isFurther } = call.input;
    const note = call.input.note ?? call.reason;
    const booking = await lockBooking(tx, call.id);
    if (!isFurther) await refuseSecondRecord(tx, booking, { amount, note, by: operatorOf(call) });
    await this.money.record(tx, booking, amount, note, call);
  }

  async previewMove(tx: EntityManager, call: AdminActionCall<Input<'move-preview'>>): Moved {
    const { quote } = await this.plan(tx, await lockBooking(tx, call.id), call);
    return quote;
  }

  async move(tx: EntityManager, call: AdminActionCall<Input<'move'>>): Moved {
    const booking = await lockBooking(tx, call.id);
    const plan = await this.plan(tx, booking, call);
    refuseOtherAmounts(plan, call.input.agreed);
    const cause = { actor: 'operator', actorId: call.caller.userId, reason: call.reason ?? '' } as const;
    await this.moveBooking.run(tx, booking, plan, cause);
    return plan.quote;
  }

  async transfer(tx: EntityManager, call: AdminActionCall<Input<'transfer'>>): Promise<void> {
    const booking = travelling(await lockBooking(tx, call.id));
    await this.transferBooking.to(tx, booking, call.input, 'operator');
  }

  async note(tx: EntityManager, { id, input, caller }: AdminActionCall<Input<'note'>>): Promise<void> {
    await this.messages.note(tx, id, input.text, caller);
  }

  async resend(tx: EntityManager, { id, input }: AdminActionCall<Input<'resend'>>): Promise<void> {
    await this.messages.resend(tx, await lockBooking(tx, id), input.mail);
  }

  private plan(tx: EntityManager, booking: BookingEntity, { input }: AdminActionCall<Input<'move'>>) {
    const { dateId, quantity } = input;
    return this.planChange.plan(tx, travelling(booking), {
      dateId: dateId ?? booking.departureId,
      quantity: quantity ?? booking.quantity,
      by: 'operator',
    });
  }
}

/** Refused if prices or payments have changed since the preview. */
function refuseOtherAmounts({ quote }: PlannedChange, agreed: Input<'move'>['agreed']): void {
  const { newTotal, refund } = quote;
  if (!agreed) return;
  if (
    agreed.newTotal.amountMinor === newTotal.amountMinor &&
    agreed.refund.amountMinor === refund.amountMinor
  )
    return;
  throw refuse(
    `Nothing was changed: the total would be ${formatMoney(newTotal)} by now, and ${formatMoney(refund)} would be refunded. Preview it again.`,
    { newTotal, refund },
  );
}

function travelling(booking: BookingEntity): BookingEntity {
  if (isConfirmed(booking.state) && booking.state !== 'completed') return booking;
  throw refuse('This booking has no seats to move.', {
    state: booking.state,
    total: money(booking.totalMinor, booking.currency),
  });
}
