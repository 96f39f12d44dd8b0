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

export const getSalesReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/sales',
  summary: 'Sales of a range of days, compared with the range before',
  query: SalesQuery,
  output: getSalesReport.output,
  problems: getSalesReport.problems,
  access,
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

export const getPromisesReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/promises',
  summary: 'Answers that were due in a range of days: in time, late, or not given',
  query: PromisesQuery,
  output: getPromisesReport.output,
  problems: getPromisesReport.problems,
  access,
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
