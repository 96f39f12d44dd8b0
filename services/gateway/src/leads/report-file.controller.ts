import { Controller } from '@nestjs/common';
import {
  exportCashReportRoute,
  exportFunnelReportRoute,
  exportOccupancyReportRoute,
  exportPromisesReportRoute,
  exportSalesReportRoute,
} from '@valam/contracts/leads/report.routes';
import {
  getFunnelReport,
  getOccupancyReport,
  getPromisesReport,
  getSalesReport,
} from '@valam/contracts/leads/report.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { nameFile } from '../http/table-file.js';
import { UsesRoute } from '../route/uses-route.js';
import { askCashReport } from './ask-cash-report.js';
import { cashFile, funnelFile, occupancyFile, promisesFile, salesFile } from './report-files.js';

/** Reports as files for spreadsheets. Roles are checked by leads. */
@Controller()
export class ReportFileController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(exportSalesReportRoute)
  async sales(@Call() { caller, query, reply }: CallOf<typeof exportSalesReportRoute>) {
    const report = await this.rpc.call(getSalesReport, { ...query, caller });
    nameFile(reply, `sales-${query.from}-${query.to}.csv`);
    return salesFile(report);
  }

  @UsesRoute(exportOccupancyReportRoute)
  async occupancy(@Call() { caller, query, reply }: CallOf<typeof exportOccupancyReportRoute>) {
    const report = await this.rpc.call(getOccupancyReport, { ...query, caller });
    nameFile(reply, `occupancy-${query.from}-${query.to}.csv`);
    return occupancyFile(report);
  }

  @UsesRoute(exportPromisesReportRoute)
  async promises(@Call() { caller, query, reply }: CallOf<typeof exportPromisesReportRoute>) {
    const report = await this.rpc.call(getPromisesReport, { ...query, caller });
    nameFile(reply, `promises-${query.from}-${query.to}.csv`);
    return promisesFile(report);
  }

  @UsesRoute(exportCashReportRoute)
  async cash(@Call() call: CallOf<typeof exportCashReportRoute>) {
    const report = await askCashReport(this.rpc, call);
    nameFile(call.reply, `cash-${call.query.from}-${call.query.to}.csv`);
    return cashFile(report);
  }

  @UsesRoute(exportFunnelReportRoute)
  async funnel(@Call() { caller, query, reply }: CallOf<typeof exportFunnelReportRoute>) {
    const report = await this.rpc.call(getFunnelReport, { ...query, caller });
    nameFile(reply, `funnel-${query.from}-${query.to}.csv`);
    return funnelFile(report);
  }
}
