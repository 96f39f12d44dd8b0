import * as z from 'zod/mini';
import { Caller } from '../identity/auth.schema.js';
import { CommissionOutlook } from '../identity/commission.schema.js';
import { defineRpc } from '../shared/define.js';
import { ReportRange } from '../shared/report-range.js';
import { CashItem, CashItemsQuery, CashQuery, CashReport } from './cash-report.schema.js';
import {
  FunnelEntriesQuery,
  FunnelEntry,
  FunnelLead,
  FunnelLeadsQuery,
  FunnelQuery,
  FunnelReport,
} from './funnel-report.schema.js';
import {
  OccupancyReport,
  PromiseLead,
  PromiseLeadsQuery,
  PromisesQuery,
  PromisesReport,
  SalesEntriesQuery,
  SalesEntry,
  SalesQuery,
  SalesReport,
} from './report.schema.js';

export const reportProblems = {
  'admin.signed_out': 'unauthenticated',
  'admin.role_refused': 'forbidden',
  'leads.report_range': 'invalid',
  'input.invalid': 'invalid',
} as const;

/** Sales of a range and of the range before it, from the entries read from the ledgers. */
export const getSalesReport = defineRpc({
  subject: 'leads.report.sales.v1',
  input: z.extend(SalesQuery, { caller: Caller }),
  output: SalesReport,
  problems: reportProblems,
  idempotent: true,
});

/** The entries of a row of the sales report, the latest first. */
export const listSalesEntries = defineRpc({
  subject: 'leads.report.sales_entries.v1',
  input: z.extend(SalesEntriesQuery, { caller: Caller }),
  output: z.object({ items: z.array(SalesEntry), total: z.int() }),
  problems: reportProblems,
  idempotent: true,
});

/** Departures that start in a range: seats sold, and the forecast. */
export const getOccupancyReport = defineRpc({
  subject: 'leads.report.occupancy.v1',
  input: z.extend(ReportRange, { caller: Caller }),
  output: OccupancyReport,
  problems: reportProblems,
  idempotent: true,
});

/** Answers promised for a range of days: in time, late, or not given. */
export const getPromisesReport = defineRpc({
  subject: 'leads.report.promises.v1',
  input: z.extend(PromisesQuery, { caller: Caller }),
  output: PromisesReport,
  problems: reportProblems,
  idempotent: true,
});

/** The leads of a row of the promises, the latest promise first. */
export const listPromiseLeads = defineRpc({
  subject: 'leads.report.promise_leads.v1',
  input: z.extend(PromiseLeadsQuery, { caller: Caller }),
  output: z.object({ items: z.array(PromiseLead), total: z.int() }),
  problems: reportProblems,
  idempotent: true,
});

/**
 * Money received, paid out and due, by month. Commissions are in identity's ledger: the gateway passes them in, or null
 * while identity is down.
 */
export const getCashReport = defineRpc({
  subject: 'leads.report.cash.v1',
  input: z.extend(CashQuery, { caller: Caller, commissions: z.nullable(CommissionOutlook) }),
  output: CashReport,
  problems: reportProblems,
  idempotent: true,
});

/** The payments, refunds, gift cards and amounts due of the cash report. */
export const listCashItems = defineRpc({
  subject: 'leads.report.cash_items.v1',
  input: z.extend(CashItemsQuery, { caller: Caller }),
  output: z.object({ items: z.array(CashItem), total: z.int() }),
  problems: reportProblems,
  idempotent: true,
});

/** Steps reached by visits and outcomes of leads, in a range and in the range before it. */
export const getFunnelReport = defineRpc({
  subject: 'leads.report.funnel.v1',
  input: z.extend(FunnelQuery, { caller: Caller }),
  output: FunnelReport,
  problems: reportProblems,
  idempotent: true,
});

/** The counts and bookings of a row of the funnel, the latest first. */
export const listFunnelEntries = defineRpc({
  subject: 'leads.report.funnel_entries.v1',
  input: z.extend(FunnelEntriesQuery, { caller: Caller }),
  output: z.object({ items: z.array(FunnelEntry), total: z.int() }),
  problems: reportProblems,
  idempotent: true,
});

/** The leads of a row of the funnel's leads, the latest first. */
export const listFunnelLeads = defineRpc({
  subject: 'leads.report.funnel_leads.v1',
  input: z.extend(FunnelLeadsQuery, { caller: Caller }),
  output: z.object({ items: z.array(FunnelLead), total: z.int() }),
  problems: reportProblems,
  idempotent: true,
});

/** Deletes the prepared entries and reads the ledgers again from the start, as a job. The result is the same. */
export const rebuildReports = defineRpc({
  subject: 'leads.report.rebuild.v1',
  input: z.object({ caller: Caller }),
  output: z.object({ isQueued: z.literal(true) }),
  problems: reportProblems,
});
