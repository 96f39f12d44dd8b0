import { openParts, type Installment } from '@valam/contracts/leads/payment-plan';
import { money, type Money } from '@valam/contracts/shared/money';
import { IsNull, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney } from '../booking/booking-money.js';
import { InstallmentEntity } from './payment-plan.entity.js';

/** An installment with its unpaid part, which is computed from the balance. */
export interface OpenInstallment extends Installment {
  readonly id: string;
  readonly number: number;
  readonly open: Money;
}

/** The installments of the booking's plan, including paid ones; empty without a plan. */
export async function openInstallments(
  tx: EntityManager,
  booking: BookingEntity,
): Promise<OpenInstallment[]> {
  if (!booking.paymentPlanId) return [];
  const rows = await tx.find(InstallmentEntity, {
    where: { planId: booking.paymentPlanId, replacedAt: IsNull() },
    order: { number: 'ASC' },
  });
  return withOpenParts(rows, balanceOf(booking, await bookingMoney(tx, booking)));
}

/** The installments of one plan in their order, with the parts of its booking's balance. */
export function withOpenParts(rows: readonly InstallmentEntity[], balance: Money): OpenInstallment[] {
  const { currency } = balance;
  const parts = rows.map((row) => ({ ...row, amount: money(row.amountMinor, currency) }));
  const open = openParts(parts, balance);
  return parts.map(({ id, number, dueOn, amount }, index) => ({
    ...{ id, number, dueOn, amount },
    open: open[index] ?? money(0, currency),
  }));
}
