import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { getCommissionOutlook } from '@valam/contracts/identity/commission.rpc';
import { Handle } from '@valam/service-kit/rpc/handle';
import { CommissionDues } from './commission-dues.js';

@Controller()
export class PayoutRpc {
  constructor(private readonly dues: CommissionDues) {}

  @Handle(getCommissionOutlook)
  outlook(caller: Caller) {
    return this.dues.run(caller);
  }
}
