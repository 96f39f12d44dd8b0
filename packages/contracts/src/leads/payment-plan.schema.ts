import * as z from 'zod/mini';
import { Money } from '../shared/money.js';
import { Day } from '../shared/text.js';
import { fewestInstallments, mostInstallments, SavedCardState } from './payment-plan.js';

/** What is to be paid by when. */
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
  /** What is still to be paid of it. */
  open: Money,
  state: z.enum(['paid', 'upcoming', 'due', 'overdue']),
});
export type PlanInstallment = z.infer<typeof PlanInstallment>;

/** How the balance of a booking is paid in monthly installments. */
/** The card that installments are charged to, and whether it can be charged. */
export const PlanCard = z.object({
  state: SavedCardState,
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  /** On which day the next installment is charged; null while nothing is to be charged. */
  chargeOn: z.nullable(Day),
  /** Charges of the next installment that have failed. */
  failedCharges: z.int(),
});
export type PlanCard = z.infer<typeof PlanCard>;

export const PaymentPlan = z.object({
  installments: z.array(PlanInstallment),
  /** The earliest of which something is open. */
  next: z.nullable(PlanInstallment),
  /** Whether installments may be charged to a saved card: never in rupees. */
  mayCharge: z.optional(z.boolean()),
  /** The latest card that was saved for the plan. */
  card: z.optional(z.nullable(PlanCard)),
});
export type PaymentPlan = z.infer<typeof PaymentPlan>;

export const InstallmentCount = z.int().check(z.gte(fewestInstallments), z.lte(mostInstallments));
export const PlanInput = z.object({ installments: InstallmentCount });

/** How a booking is to be paid: the balance on its day, everything now, or the balance by the month. */
export const PaymentWay = z.enum(['deposit', 'full', 'installments']);
export type PaymentWay = z.infer<typeof PaymentWay>;

/** Automatic charges are a choice: without a yes nothing is saved. */
export const ChargeConsent = z.object({ consent: z.literal(true) });

/**
 * What a payment page is to ask for: everything that is due, the unpaid part of the next installment, or what the lead
 * traveler pays beside the shares of companions.
 */
export const BalancePart = z.enum(['all', 'installment', 'own']);
