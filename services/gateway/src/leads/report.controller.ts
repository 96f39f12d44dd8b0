import { Controller } from '@nestjs/common';
import {
  getCashReportRoute,
  getFunnelReportRoute,
  getOccupancyReportRoute,
  getPromisesReportRoute,
  getSalesReportRoute,
  listCashItemsRoute,
  listFunnelEntriesRoute,
  listFunnelLeadsRoute,
  listPromiseLeadsRoute,
  listSalesEntriesRoute,
  rebuildReportsRoute,
} from '@valam/contracts/leads/report.routes';
import {
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
} from '@valam/contracts/leads/report.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';
import { askCashReport } from './ask-cash-report.js';

/** Reports for the operator. Roles are checked by leads. */
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

  @UsesRoute(listPromiseLeadsRoute)
  promiseLeads(@Call() { caller, query }: CallOf<typeof listPromiseLeadsRoute>) {
    return this.rpc.call(listPromiseLeads, { ...query, caller });
  }

  @UsesRoute(getCashReportRoute)
  cash(@Call() call: CallOf<typeof getCashReportRoute>) {
    return askCashReport(this.rpc, call);
  }

  @UsesRoute(listCashItemsRoute)
  cashItems(@Call() { caller, query }: CallOf<typeof listCashItemsRoute>) {
    return this.rpc.call(listCashItems, { ...query, caller });
  }

  @UsesRoute(getFunnelReportRoute)
  funnel(@Call() { caller, query }: CallOf<typeof getFunnelReportRoute>) {
    return this.rpc.call(getFunnelReport, { ...query, caller });
  }

  @UsesRoute(listFunnelEntriesRoute)
  funnelEntries(@Call() { caller, query }: CallOf<typeof listFunnelEntriesRoute>) {
    return this.rpc.call(listFunnelEntries, { ...query, caller });
  }

  @UsesRoute(listFunnelLeadsRoute)
  funnelLeads(@Call() { caller, query }: CallOf<typeof listFunnelLeadsRoute>) {
    return this.rpc.call(listFunnelLeads, { ...query, caller });
  }

  @UsesRoute(rebuildReportsRoute)
  rebuild(@Call() { caller }: CallOf<typeof rebuildReportsRoute>) {
    return this.rpc.call(rebuildReports, { caller });
  }
}
