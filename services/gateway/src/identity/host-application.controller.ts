import { Controller } from '@nestjs/common';
import { applyAsHostRoute } from '@valam/contracts/identity/host-application.routes';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Applications to host. */
@Controller()
export class HostApplicationController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(applyAsHostRoute)
  apply(@Call() { body, visitor, idempotencyKey }: CallOf<typeof applyAsHostRoute>) {
    return this.rpc.call(applyAsHost, { application: body, visitor, idempotencyKey });
  }
}
