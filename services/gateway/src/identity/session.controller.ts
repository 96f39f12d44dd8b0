import { Controller } from '@nestjs/common';
import {
  listSessionsRoute,
  revokeOtherSessionsRoute,
  revokeSessionRoute,
} from '@valam/contracts/identity/session.routes';
import { listSessions, revokeOtherSessions, revokeSession } from '@valam/contracts/identity/session.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Sessions of the signed-in user. */
@Controller()
export class SessionController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listSessionsRoute)
  list(@Call() { caller }: CallOf<typeof listSessionsRoute>) {
    return this.rpc.call(listSessions, { caller });
  }

  @UsesRoute(revokeSessionRoute)
  revoke(@Call() { caller, params }: CallOf<typeof revokeSessionRoute>) {
    return this.rpc.call(revokeSession, { caller, ...params });
  }

  @UsesRoute(revokeOtherSessionsRoute)
  revokeOthers(@Call() { caller }: CallOf<typeof revokeOtherSessionsRoute>) {
    return this.rpc.call(revokeOtherSessions, { caller });
  }
}
