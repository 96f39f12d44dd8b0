import { Controller } from '@nestjs/common';
import {
  getPartnersReport,
  listPartnerEntries,
  rebuildPartners,
} from '@valam/contracts/identity/partner-report.rpc';
import {
  exportPartnersReportRoute,
  getPartnersReportRoute,
  listPartnerEntriesRoute,
  rebuildPartnersRoute,
} from '@valam/contracts/identity/partner-report.routes';
import { PartnerFigures, type PartnersReport } from '@valam/contracts/identity/partner-report.schema';
import { fieldsOf } from '@valam/contracts/shared/fields-of';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { before, namedRow, rowOfOthers } from '../http/report-rows.js';
import { nameFile, figureColumns, tableFile } from '../http/table-file.js';
import { UsesRoute } from '../route/uses-route.js';

type Row = PartnersReport['rows'][number];

function partnersFile({ rows, others }: PartnersReport): string {
  const figures = fieldsOf(PartnerFigures);
  return tableFile<Row>(
    {
      ...namedRow,
      code: ({ code }) => code,
      ...figureColumns(figures, ({ now }: Row) => now),
      ...figureColumns(figures, ({ then }: Row) => then, before),
    },
    [...rows, ...rowOfOthers(others).map((row) => ({ ...row, code: null }))],
  );
}

/** Reports of partner results. Roles are checked by identity. */
@Controller()
export class PartnerReportController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getPartnersReportRoute)
  partners(@Call() { caller, query }: CallOf<typeof getPartnersReportRoute>) {
    return this.rpc.call(getPartnersReport, { ...query, caller });
  }

  @UsesRoute(exportPartnersReportRoute)
  async partnersFile(@Call() { caller, query, reply }: CallOf<typeof exportPartnersReportRoute>) {
    const report = await this.rpc.call(getPartnersReport, { ...query, caller });
    nameFile(reply, `partners-${query.from}-${query.to}.csv`);
    return partnersFile(report);
  }

  @UsesRoute(listPartnerEntriesRoute)
  entries(@Call() { caller, query }: CallOf<typeof listPartnerEntriesRoute>) {
    return this.rpc.call(listPartnerEntries, { ...query, caller });
  }

  @UsesRoute(rebuildPartnersRoute)
  rebuild(@Call() { caller }: CallOf<typeof rebuildPartnersRoute>) {
    return this.rpc.call(rebuildPartners, { caller });
  }
}
