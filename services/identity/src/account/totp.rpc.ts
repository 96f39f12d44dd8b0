import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import {
  beginTotp,
  confirmTotp,
  readTotp,
  removeTotp,
  renewRecoveryCodes,
} from '@valam/contracts/identity/totp.rpc';
import type { RpcBody } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { SetUpTotp } from './set-up-totp.js';

@Controller()
export class TotpRpc {
  constructor(private readonly totp: SetUpTotp) {}

  @Handle(readTotp)
  read(caller: Caller) {
    return this.totp.read(caller);
  }

  @Handle(beginTotp)
  begin(caller: Caller, { currentPassword }: RpcBody<typeof beginTotp>) {
    return this.totp.begin(caller, currentPassword);
  }

  @Handle(confirmTotp)
  confirm(caller: Caller, { code }: RpcBody<typeof confirmTotp>) {
    return this.totp.confirm(caller, code);
  }

  @Handle(removeTotp)
  remove(caller: Caller, { code }: RpcBody<typeof removeTotp>) {
    return this.totp.remove(caller, code);
  }

  @Handle(renewRecoveryCodes)
  renew(caller: Caller, { code }: RpcBody<typeof renewRecoveryCodes>) {
    return this.totp.renew(caller, code);
  }
}
