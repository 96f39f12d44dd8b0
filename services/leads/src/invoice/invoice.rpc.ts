import { Controller } from '@nestjs/common';
import { saveBilling } from '@valam/contracts/leads/booking.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { BillingDetails } from './billing.js';

@Controller()
export class InvoiceRpc {
  constructor(private readonly billing: BillingDetails) {}

  @Handle(saveBilling)
  saveBilling(input: RpcInput<typeof saveBilling>) {
    return this.billing.save(input);
  }
}
