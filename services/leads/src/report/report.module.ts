import { Module } from '@nestjs/common';
import { ListSalesEntries } from './list-sales-entries.js';
import { OccupancyReport } from './occupancy-report.js';
import { PromisesReport } from './promises-report.js';
import { ReadSales } from './read-sales.js';
import { RebuildReports } from './rebuild-reports.js';
import { ReportRpc } from './report.rpc.js';
import { SalesReport } from './sales-report.js';

/** Reports read the ledgers by statements, because sets are their rule; they change nothing but what they have prepared. */
@Module({
  controllers: [ReportRpc],
  providers: [ListSalesEntries, OccupancyReport, PromisesReport, ReadSales, RebuildReports, SalesReport],
})
export class ReportModule {}
