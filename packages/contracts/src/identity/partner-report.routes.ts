import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { getPartnersReport, listPartnerEntries, rebuildPartners } from './partner-report.rpc.js';
import { PartnerEntriesQuery, PartnersQuery } from './partner-report.schema.js';

const access = 'staff';

export const getPartnersReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/partners',
  summary: 'What partners brought in a range of days, compared with the range before',
  query: PartnersQuery,
  output: getPartnersReport.output,
  problems: getPartnersReport.problems,
  access,
});

export const exportPartnersReportRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/partners.csv',
  summary: 'The rows of the partners report as a table file',
  query: PartnersQuery,
  output: z.string(),
  problems: getPartnersReport.problems,
  access,
  contentType: 'text/csv; charset=utf-8',
});

export const listPartnerEntriesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reports/partners/entries',
  summary: 'The leads, bookings and commission lines behind a figure of the partners report',
  query: PartnerEntriesQuery,
  output: listPartnerEntries.output,
  problems: listPartnerEntries.problems,
  access,
});

export const rebuildPartnersRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/reports/partners/rebuild',
  summary: 'Read the ledgers of partners again from the start',
  output: rebuildPartners.output,
  problems: rebuildPartners.problems,
  status: 202,
  access,
});
