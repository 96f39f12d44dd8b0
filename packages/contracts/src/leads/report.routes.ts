import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { ReportRange } from '../shared/report-range.js';
import { CashItemsQuery, CashQuery } from './cash-report.schema.js';
import { FunnelEntriesQuery, FunnelLeadsQuery, FunnelQuery } from './funnel-report.schema.js';
import {
  getCashReport,
  getFunnelReport,
  getOccupancyReport,
  getPromisesReport,
  getSalesReport,
  listCashItems,
  listFunnelEntries,
  listFunnelLeads,
  listPromiseLeads,
  listSalesEntries,
  rebuildReports,
} from './report.rpc.js';
import { PromiseLeadsQuery, PromisesQuery, SalesEntriesQuery, SalesQuery } from './report.schema.js';

const access = 'staff';

/** A report as a file: its rows, and the query of the report itself. */
const file = { method: 'GET', output: z.string(), contentType: 'text/csv; charset=utf-8', access } as const;

export const getSalesReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/sales',
  summary: 'Sales of a range of days, compared with the range before',
  query: SalesQuery,
  output: getSalesReport.output,
  problems: getSalesReport.problems,
  access,
});

export const exportSalesReportRoute = defineRoute({
  ...file,
  path: '/api/admin/reports/sales.csv',
  summary: 'The rows of the sales report as a table file',
  query: SalesQuery,
  problems: getSalesReport.problems,
});

export const listSalesEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/sales/entries',
  summary: 'The entries behind a figure of the sales report',
  query: SalesEntriesQuery,
  output: listSalesEntries.output,
  problems: listSalesEntries.problems,
  access,
});

export const getOccupancyReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/occupancy',
  summary: 'Departures of a range of days: seats sold, and whether they will run',
  query: ReportRange,
  output: getOccupancyReport.output,
  problems: getOccupancyReport.problems,
  access,
});

export const exportOccupancyReportRoute = defineRoute({
  ...file,
  path: '/api/admin/reports/occupancy.csv',
  summary: 'The departures of the occupancy report as a table file',
  query: ReportRange,
  problems: getOccupancyReport.problems,
});

export const getPromisesReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/promises',
  summary: 'Answers that were due in a range of days: in time, late, or not given',
  query: PromisesQuery,
  output: getPromisesReport.output,
  problems: getPromisesReport.problems,
  access,
});

export const exportPromisesReportRoute = defineRoute({
  ...file,
  path: '/api/admin/reports/promises.csv',
  summary: 'The rows of the report on promised answers as a table file',
  query: PromisesQuery,
  problems: getPromisesReport.problems,
});

export const listPromiseLeadsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/promises/leads',
  summary: 'The leads behind a figure of the promises',
  query: PromiseLeadsQuery,
  output: listPromiseLeads.output,
  problems: listPromiseLeads.problems,
  access,
});

export const getCashReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/cash',
  summary: 'What came, what went and what is due in a range of days, by month',
  query: CashQuery,
  output: getCashReport.output,
  problems: getCashReport.problems,
  access,
});

export const exportCashReportRoute = defineRoute({
  ...file,
  path: '/api/admin/reports/cash.csv',
  summary: 'The months of the cash report as a table file',
  query: CashQuery,
  problems: getCashReport.problems,
});

export const listCashItemsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/cash/items',
  summary: 'The rows of ledgers and the amounts due behind the cash report',
  query: CashItemsQuery,
  output: listCashItems.output,
  problems: listCashItems.problems,
  access,
});

export const getFunnelReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/funnel',
  summary: 'How far visits came and what became of leads in a range of days',
  query: FunnelQuery,
  output: getFunnelReport.output,
  problems: getFunnelReport.problems,
  access,
});

export const exportFunnelReportRoute = defineRoute({
  ...file,
  path: '/api/admin/reports/funnel.csv',
  summary: 'The rows of the funnel as a table file',
  query: FunnelQuery,
  problems: getFunnelReport.problems,
});

export const listFunnelEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/funnel/entries',
  summary: 'The counts and bookings behind a figure of the funnel',
  query: FunnelEntriesQuery,
  output: listFunnelEntries.output,
  problems: listFunnelEntries.problems,
  access,
});

export const listFunnelLeadsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/funnel/leads',
  summary: 'The leads behind a figure of the funnel',
  query: FunnelLeadsQuery,
  output: listFunnelLeads.output,
  problems: listFunnelLeads.problems,
  access,
});

export const rebuildReportsRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/reports/rebuild',
  summary: 'Read the ledgers again from the start',
  output: rebuildReports.output,
  problems: rebuildReports.problems,
  status: 202,
  access,
});
