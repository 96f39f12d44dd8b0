import { Controller } from '@nestjs/common';
import {
  beginTotpRoute,
  confirmTotpRoute,
  readTotpRoute,
  removeTotpRoute,
  renewRecoveryCodesRoute,
} from '@valam/contracts/identity/totp.routes';
import {
  beginTotp,
  confirmTotp,
  readTotp,
  removeTotp,
  renewRecoveryCodes,
} from '@valam/contracts/identity/totp.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class TotpController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(readTotpRoute)
  read(@Call() { caller }: CallOf<typeof readTotpRoute>) {
    return this.rpc.call(readTotp, { caller });
  }

  @UsesRoute(beginTotpRoute)
  begin(@Call() { caller, body }: CallOf<typeof beginTotpRoute>) {
    return this.rpc.call(beginTotp, { caller, ...body });
  }

  @UsesRoute(confirmTotpRoute)
  confirm(@Call() { caller, body }: CallOf<typeof confirmTotpRoute>) {
    return this.rpc.call(confirmTotp, { caller, ...body });
  }

  @UsesRoute(removeTotpRoute)
  remove(@Call() { caller, body }: CallOf<typeof removeTotpRoute>) {
    return this.rpc.call(removeTotp, { caller, ...body });
  }

  @UsesRoute(renewRecoveryCodesRoute)
  renewRecoveryCodes(@Call() { caller, body }: CallOf<typeof renewRecoveryCodesRoute>) {
    return this.rpc.call(renewRecoveryCodes, { caller, ...body });
  }
}
