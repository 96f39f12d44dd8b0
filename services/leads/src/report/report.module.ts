import { Module } from '@nestjs/common';
import { CashRpc } from './cash.rpc.js';
import { CashReportQuery } from './cash-report.js';
import { ListCashItems } from './list-cash-items.js';
import { ListSalesEntries } from './list-sales-entries.js';
import { OccupancyReport } from './occupancy-report.js';
import { PromisesReport } from './promises-report.js';
import { ReadCash } from './read-cash.js';
import { ReadSales } from './read-sales.js';
import { RebuildReports } from './rebuild-reports.js';
import { ReportRpc } from './report.rpc.js';
import { SalesReport } from './sales-report.js';

/** Reports read the ledgers by statements, because sets are their rule; they change nothing but what they have prepared. */
@Module({
  controllers: [CashRpc, ReportRpc],
  providers: [
    CashReportQuery,
    ListCashItems,
    ListSalesEntries,
    OccupancyReport,
    PromisesReport,
    ReadCash,
    ReadSales,
    RebuildReports,
    SalesReport,
  ],
})
export class ReportModule {}
