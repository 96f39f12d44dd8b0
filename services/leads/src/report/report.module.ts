import { Module } from '@nestjs/common';
import { CashRpc } from './cash.rpc.js';
import { CashReportQuery } from './cash-report.js';
import { CountVisits } from './funnel/count-visits.js';
import { FunnelLeads } from './funnel/funnel-leads.js';
import { FunnelReport } from './funnel/funnel-report.js';
import { FunnelRpc } from './funnel/funnel.rpc.js';
import { ListFunnelEntries } from './funnel/list-funnel-entries.js';
import { ListFunnelLeads } from './funnel/list-funnel-leads.js';
import { ReadFunnel } from './funnel/read-funnel.js';
import { ListCashItems } from './list-cash-items.js';
import { ListSalesEntries } from './list-sales-entries.js';
import { OccupancyReport } from './occupancy-report.js';
import { PromisesReport } from './promises-report.js';
import { ReadCash } from './read-cash.js';
import { ListPromiseLeads } from './list-promise-leads.js';
import { ReadSales } from './read-sales.js';
import { RebuildReports } from './rebuild-reports.js';
import { ReportRpc } from './report.rpc.js';
import { SalesReport } from './sales-report.js';
import { SumLeads } from './sum-leads.js';

/** Reports use SQL on the ledgers, because they aggregate sets; they write only their prepared data. */
@Module({
  controllers: [CashRpc, FunnelRpc, ReportRpc],
  providers: [
    CashReportQuery,
    CountVisits,
    FunnelLeads,
    FunnelReport,
    ListCashItems,
    ListFunnelEntries,
    ListFunnelLeads,
    ListPromiseLeads,
    ListSalesEntries,
    OccupancyReport,
    PromisesReport,
    ReadCash,
    ReadFunnel,
    ReadSales,
    RebuildReports,
    SalesReport,
    SumLeads,
  ],
  exports: [ListSalesEntries, OccupancyReport, SalesReport],
})
export class ReportModule {}
