import { Injectable } from '@nestjs/common';
import type { Booking } from '@valam/contracts/leads/booking.schema';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { DepartureEntity } from '../departure/departure.entity.js';
import { PlanView } from '../payment-plan/plan-view.js';
import { BookingSharesView } from '../share/booking-shares-view.js';

/** Ways of paying a balance: in installments, in shares, or at once. */
@Injectable()
export class WaysToPay {
  constructor(
    private readonly plans: PlanView,
    private readonly shares: BookingSharesView,
  ) {}

  async of(
    tx: EntityManager,
    booking: BookingEntity,
    { cancelledAt }: DepartureEntity,
  ): Promise<Pick<Booking, 'plan' | 'planChoices' | 'shares'>> {
    const shares = await this.shares.of(tx, booking);
    // The job that cancels the bookings of a canceled departure ends their plans too.
    if (cancelledAt) return { plan: null, planChoices: [], shares };
    return { ...(await this.plans.of(tx, booking)), shares };
  }
}
