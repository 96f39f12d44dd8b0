import * as z from 'zod/mini';
import { Money } from '../shared/money.js';
import { Day } from '../shared/text.js';
import { fewestInstallments, mostInstallments } from './payment-plan.js';

/** One of the plans that may be chosen. */
export const PlanChoice = z.object({
  count: z.int(),
  installments: z.array(z.object({ dueOn: Day, amount: Money })),
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
export const PaymentPlan = z.object({
  installments: z.array(PlanInstallment),
  /** The earliest of which something is open. */
  next: z.nullable(PlanInstallment),
});
export type PaymentPlan = z.infer<typeof PaymentPlan>;

export const PlanInput = z.object({
  installments: z.int().check(z.gte(fewestInstallments), z.lte(mostInstallments)),
});

/** What a payment page is to ask for: everything that is due, or what is open of the next installment. */
export const BalancePart = z.enum(['all', 'installment']);
