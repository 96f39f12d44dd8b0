import { Controller } from '@nestjs/common';
import {
  getOccupancyReportRoute,
  getPromisesReportRoute,
  getSalesReportRoute,
  listSalesEntriesRoute,
  rebuildReportsRoute,
} from '@valam/contracts/leads/report.routes';
import {
  getOccupancyReport,
  getPromisesReport,
  getSalesReport,
  listSalesEntries,
  rebuildReports,
} from '@valam/contracts/leads/report.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** The numbers that the operator steers by. Roles are checked by leads. */
@Controller()
export class ReportController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getSalesReportRoute)
  sales(@Call() { caller, query }: CallOf<typeof getSalesReportRoute>) {
    return this.rpc.call(getSalesReport, { ...query, caller });
  }

  @UsesRoute(listSalesEntriesRoute)
  salesEntries(@Call() { caller, query }: CallOf<typeof listSalesEntriesRoute>) {
    return this.rpc.call(listSalesEntries, { ...query, caller });
  }

  @UsesRoute(getOccupancyReportRoute)
  occupancy(@Call() { caller, query }: CallOf<typeof getOccupancyReportRoute>) {
    return this.rpc.call(getOccupancyReport, { ...query, caller });
  }

  @UsesRoute(getPromisesReportRoute)
  promises(@Call() { caller, query }: CallOf<typeof getPromisesReportRoute>) {
    return this.rpc.call(getPromisesReport, { ...query, caller });
  }

  @UsesRoute(rebuildReportsRoute)
  rebuild(@Call() { caller }: CallOf<typeof rebuildReportsRoute>) {
    return this.rpc.call(rebuildReports, { caller });
  }
}
