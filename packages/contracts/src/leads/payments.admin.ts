import * as z from 'zod/mini';
import { money } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { moment, reference, text } from '../shared/admin-record.js';
import { Id, Instant } from '../shared/text.js';
import { Money } from '../shared/money.js';
import { PaymentKind, paymentMethods } from './booking.schema.js';

export const PaymentPaper = z.object({
  id: Id,
  bookingId: Id,
  sessionId: reference,
  kind: PaymentKind,
  method: z.enum(paymentMethods),
  amount: Money,
  providerPaymentId: text,
  receiptNumber: z.int(),
  note: text,
  recordedBy: text,
  capturedAt: Instant,
  disputedAt: moment,
});

/** Payments received. */
export const paymentsAdmin = defineAdminEntity({
  name: 'payments',
  service: 'leads',
  summary: 'Money that arrived',
  record: z.extend(PaymentPaper, { version: z.int() }),
  filters: ['bookingId', 'kind', 'method', 'currency'],
  sort: ['capturedAt', 'amountMinor', 'receiptNumber'],
  search: ['providerPaymentId', 'note', 'receiptNumber'],
  roles: { read: money },
  audited: [],
  hidden: [],
  actions: {},
});
