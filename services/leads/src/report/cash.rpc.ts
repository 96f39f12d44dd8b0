import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { getCashReport, listCashItems } from '@valam/contracts/leads/report.rpc';
import type { RpcBody } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { CashReportQuery } from './cash-report.js';
import { ListCashItems } from './list-cash-items.js';

@Controller()
export class CashRpc {
  constructor(
    private readonly cash: CashReportQuery,
    private readonly items: ListCashItems,
  ) {}

  @Handle(getCashReport)
  getCash(caller: Caller, query: RpcBody<typeof getCashReport>) {
    return this.cash.run(caller, query);
  }

  @Handle(listCashItems)
  listCash(caller: Caller, query: RpcBody<typeof listCashItems>) {
    return this.items.run(caller, query);
  }
}
