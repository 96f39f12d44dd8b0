import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import {
  getOccupancyReport,
  getPromisesReport,
  getSalesReport,
  listPromiseLeads,
  listSalesEntries,
  rebuildReports,
} from '@valam/contracts/leads/report.rpc';
import type { RpcBody } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListPromiseLeads } from './list-promise-leads.js';
import { ListSalesEntries } from './list-sales-entries.js';
import { OccupancyReport } from './occupancy-report.js';
import { PromisesReport } from './promises-report.js';
import { RebuildReports } from './rebuild-reports.js';
import { SalesReport } from './sales-report.js';

@Controller()
export class ReportRpc {
  constructor(
    private readonly sales: SalesReport,
    private readonly entries: ListSalesEntries,
    private readonly occupancy: OccupancyReport,
    private readonly promises: PromisesReport,
    private readonly promiseLeads: ListPromiseLeads,
    private readonly rebuilding: RebuildReports,
  ) {}

  @Handle(getSalesReport)
  getSales(caller: Caller, query: RpcBody<typeof getSalesReport>) {
    return this.sales.run(caller, query);
  }

  @Handle(listSalesEntries)
  listEntries(caller: Caller, query: RpcBody<typeof listSalesEntries>) {
    return this.entries.run(caller, query);
  }

  @Handle(getOccupancyReport)
  getOccupancy(caller: Caller, range: RpcBody<typeof getOccupancyReport>) {
    return this.occupancy.run(caller, range);
  }

  @Handle(getPromisesReport)
  getPromises(caller: Caller, query: RpcBody<typeof getPromisesReport>) {
    return this.promises.run(caller, query);
  }

  @Handle(listPromiseLeads)
  listPromised(caller: Caller, query: RpcBody<typeof listPromiseLeads>) {
    return this.promiseLeads.run(caller, query);
  }

  @Handle(rebuildReports)
  rebuild(caller: Caller) {
    return this.rebuilding.run(caller);
  }
}
