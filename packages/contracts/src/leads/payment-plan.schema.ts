import * as z from 'zod/mini';
import { Money } from '../shared/money.js';
import { Day } from '../shared/text.js';
import { fewestInstallments, mostInstallments, SavedCardState } from './payment-plan.js';

/** An amount and its due date. */
export const DueInstallment = z.object({ dueOn: Day, amount: Money });

/** One of the plans that may be chosen. */
export const PlanChoice = z.object({
  count: z.int(),
  installments: z.array(DueInstallment),
});
export type PlanChoice = z.infer<typeof PlanChoice>;

export const PlanInstallment = z.object({
  number: z.int(),
  dueOn: Day,
  amount: Money,
  /** The unpaid part. */
  open: Money,
  state: z.enum(['paid', 'upcoming', 'due', 'overdue']),
});
export type PlanInstallment = z.infer<typeof PlanInstallment>;

/** How the balance of a booking is paid in monthly installments. */
/** The card that installments are charged to, and its state. */
export const PlanCard = z.object({
  state: SavedCardState,
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  /** The day on which the next installment is charged; null if nothing will be charged. */
  chargeOn: z.nullable(Day),
  /** Number of failed charges of the next installment. */
  failedCharges: z.int(),
});
export type PlanCard = z.infer<typeof PlanCard>;

export const PaymentPlan = z.object({
  installments: z.array(PlanInstallment),
  /** The earliest one with an open amount. */
  next: z.nullable(PlanInstallment),
  /** True if installments may be charged to a saved card; never in rupees. */
  mayCharge: z.optional(z.boolean()),
  /** The latest card saved for the plan. */
  card: z.optional(z.nullable(PlanCard)),
});
export type PaymentPlan = z.infer<typeof PaymentPlan>;

export const InstallmentCount = z.int().check(z.gte(fewestInstallments), z.lte(mostInstallments));
export const PlanInput = z.object({ installments: InstallmentCount });

/**
 * How a booking is paid: the balance on its due day, everything now, or the balance in monthly installments.
 */
export const PaymentWay = z.enum(['deposit', 'full', 'installments']);
export type PaymentWay = z.infer<typeof PaymentWay>;

/** Automatic charges are opt-in: without consent no card is saved. */
export const ChargeConsent = z.object({ consent: z.literal(true) });

/**
 * Amount of a payment page: everything due, the unpaid part of the next installment, or the lead traveler's part without
 * the shares of companions.
 */
export const BalancePart = z.enum(['all', 'installment', 'own']);
