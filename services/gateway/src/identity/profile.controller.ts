import { Controller } from '@nestjs/common';
import { changeOwnProfileRoute, getOwnProfileRoute } from '@valam/contracts/identity/profile.routes';
import { changeOwnProfile, getOwnProfile } from '@valam/contracts/identity/profile.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** A contributor's own record. */
@Controller()
export class ProfileController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getOwnProfileRoute)
  get(@Call() { caller }: CallOf<typeof getOwnProfileRoute>) {
    return this.rpc.call(getOwnProfile, { caller });
  }

  @UsesRoute(changeOwnProfileRoute)
  change(@Call() { caller, body, ifMatch }: CallOf<typeof changeOwnProfileRoute>) {
    return this.rpc.call(changeOwnProfile, { caller, change: body, version: ifMatch });
  }
}
