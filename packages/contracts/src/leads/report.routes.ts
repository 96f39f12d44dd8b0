import { defineRoute } from '../shared/define.js';
import {
  getOccupancyReport,
  getPromisesReport,
  getSalesReport,
  listSalesEntries,
  rebuildReports,
} from './report.rpc.js';
import { PromisesQuery, ReportRange, SalesEntriesQuery, SalesQuery } from './report.schema.js';

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

export const rebuildReportsRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/reports/rebuild',
  summary: 'Read the ledgers again from the start',
  output: rebuildReports.output,
  problems: rebuildReports.problems,
  status: 202,
  access,
});
