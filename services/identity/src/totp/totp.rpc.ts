import { Controller } from '@nestjs/common';
import { beginTotp, confirmTotp, readTotp, removeTotp } from '@valam/contracts/identity/totp.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { SetUpTotp } from './set-up-totp.js';

@Controller()
export class TotpRpc {
  constructor(private readonly totp: SetUpTotp) {}

  @Handle(readTotp)
  read({ caller }: RpcInput<typeof readTotp>) {
    return this.totp.read(caller);
  }

  @Handle(beginTotp)
  begin({ caller, currentPassword }: RpcInput<typeof beginTotp>) {
    return this.totp.begin(caller, currentPassword);
  }

  @Handle(confirmTotp)
  confirm({ caller, code }: RpcInput<typeof confirmTotp>) {
    return this.totp.confirm(caller, code);
  }

  @Handle(removeTotp)
  remove({ caller, code }: RpcInput<typeof removeTotp>) {
    return this.totp.remove(caller, code);
  }
}
