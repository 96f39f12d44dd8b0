import * as z from 'zod/mini';
import { treasurers } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Id, line } from '../shared/text.js';
import { CsvFile, moment, text } from '../shared/admin-record.js';
import { Money } from '../shared/money.js';
import { CommissionLine } from './commission.schema.js';
import { PayoutState, PayoutVerdict } from './payout.schema.js';

const PayoutRecord = z.object({
  id: Id,
  version: z.int(),
  runId: Id,
  contributorId: Id,
  partner: text,
  amount: Money,
  lineCount: z.int(),
  state: PayoutState,
  method: z.enum(['paypal', 'bank']),
  details: z.string(),
  proposedAt: moment,
  proposedBy: z.string(),
  paidAt: moment,
  paymentReference: text,
  cancelledAt: moment,
  cancelReason: text,
  possibleActions: z.array(z.string()),
  lines: z.optional(z.array(CommissionLine)),
});

/** The planned payout of a partner. */
const PlannedPayout = z.object({
  contributorId: Id,
  partner: text,
  email: text,
  amount: Money,
  verdict: PayoutVerdict,
  payableFrom: moment,
});

/** Payouts: preview, run, export, mark as paid. */
export const payoutsAdmin = defineAdminEntity({
  name: 'payouts',
  service: 'identity',
  summary: 'Payouts: preview, run, export, mark as paid',
  record: PayoutRecord,
  filters: ['state', 'contributorId', 'runId', 'method'],
  sort: ['proposedAt', 'amountMinor', 'state', 'paidAt'],
  search: ['paymentReference', 'maskedDetails'],
  roles: { read: treasurers },
  audited: ['state', 'amount', 'method', 'paidAt', 'paymentReference', 'cancelledAt', 'cancelReason'],
  hidden: [],
  actions: {
    preview: {
      roles: treasurers,
      isForAll: true,
      /** As many partners as fit into a message, those to be paid first; the counts include all. */
      answer: z.object({
        items: z.array(PlannedPayout),
        partners: z.optional(z.int()),
        paid: z.optional(z.int()),
      }),
    },
    /** As many payouts as fit into a message; the list has all of them. */
    run: {
      roles: treasurers,
      isForAll: true,
      answer: z.object({ runId: Id, items: z.array(PayoutRecord) }),
    },
    export: {
      roles: treasurers,
      isForAll: true,
      /** Payouts after this one, in the order of the file. */
      input: z.object({ after: z.optional(Id) }),
      /** A page of rows. `next` is the `after` of the next page; null or absent on the last one. */
      answer: z.extend(CsvFile, { next: z.optional(z.nullable(Id)) }),
    },
    'mark-paid': { roles: treasurers, input: z.object({ paymentReference: line(200) }) },
    cancel: { roles: treasurers, needsReason: true },
  },
});
