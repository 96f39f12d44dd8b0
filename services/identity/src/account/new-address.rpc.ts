import { Controller } from '@nestjs/common';
import { changeEmail } from '@valam/contracts/identity/account.rpc';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { RpcBody } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { AskForNewAddress } from './ask-for-new-address.js';

@Controller()
export class NewAddressRpc {
  constructor(private readonly newAddresses: AskForNewAddress) {}

  @Handle(changeEmail)
  change(caller: Caller, body: RpcBody<typeof changeEmail>) {
    return this.newAddresses.run(caller, body);
  }
}
