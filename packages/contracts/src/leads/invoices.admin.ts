import * as z from 'zod/mini';
import { money } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { CsvFile } from '../shared/admin-record.js';
import { Currency, Money } from '../shared/money.js';
import { Id, Instant } from '../shared/text.js';

export const invoiceKinds = ['invoice', 'credit_note'] as const;

/** Numbers missing in a series, captured payments without an invoice, and refunds without a credit note. */
const SeriesCheck = z.object({
  gaps: z.array(z.object({ series: z.string(), number: z.int() })),
  unnumbered: z.array(z.object({ what: z.string(), id: Id })),
});
export type SeriesCheck = z.infer<typeof SeriesCheck>;

/** Tax invoices and credit notes. They are issued with their payment or refund, and never changed here. */
export const invoicesAdmin = defineAdminEntity({
  name: 'invoices',
  service: 'leads',
  summary: 'Tax invoices and credit notes',
  record: z.object({
    id: Id,
    version: z.int(),
    kind: z.enum(invoiceKinds),
    series: z.string(),
    number: z.string(),
    bookingId: Id,
    paymentId: Id,
    refundId: z.nullable(Id),
    currency: Currency,
    gross: Money,
    tax: z.nullable(Money),
    net: z.nullable(Money),
    taxPercent: z.nullable(z.number()),
    seller: z.nullable(z.string()),
    buyer: z.string(),
    company: z.nullable(z.string()),
    taxNumber: z.nullable(z.string()),
    placeOfSupply: z.nullable(z.string()),
    issuedAt: Instant,
    drawnAt: z.nullable(Instant),
  }),
  filters: ['bookingId', 'kind', 'series', 'currency'],
  sort: ['issuedAt', 'number', 'grossMinor'],
  search: ['series', 'number'],
  roles: { read: money },
  audited: [],
  hidden: [],
  actions: {
    check: { roles: money, isForAll: true, answer: SeriesCheck },
    csv: {
      roles: money,
      isForAll: true,
      input: z.object({
        month: z
          .string()
          .check(z.trim(), z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Please enter a month such as 2027-01.')),
        page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
      }),
      /** A page of rows. */
      answer: z.extend(CsvFile, { pages: z.int() }),
    },
  },
});
