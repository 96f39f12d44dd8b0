import { Controller } from '@nestjs/common';
import { listClaimsRoute } from '@valam/contracts/catalog/setting.routes';
import { listClaims } from '@valam/contracts/catalog/setting.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { UsesRoute } from '../route/uses-route.js';

/** Site settings shown on pages. */
@Controller()
export class SettingController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listClaimsRoute)
  listClaims() {
    return this.rpc.call(listClaims, {});
  }
}
