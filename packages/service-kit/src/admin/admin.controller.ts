import { Controller, type Type } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { RpcBody } from '@valam/contracts/shared/define';
import { adminRpcs, type AdminService } from '@valam/contracts/shared/admin';
import { Handle } from '../rpc/handle.js';
import { AdminRequests } from './admin-requests.js';

/** Binds the back office calls of one service. */
export function adminController(service: AdminService): Type<unknown> {
  const rpcs = adminRpcs[service];

  @Controller()
  class AdminController {
    constructor(private readonly requests: AdminRequests) {}

    @Handle(rpcs.list)
    list(caller: Caller, { entity, query, filters }: RpcBody<typeof rpcs.list>) {
      return this.requests.list(caller, entity, query, filters);
    }

    @Handle(rpcs.get)
    get(caller: Caller, target: RpcBody<typeof rpcs.get>) {
      return this.requests.get(caller, target);
    }

    @Handle(rpcs.create)
    create(caller: Caller, { entity, ...order }: RpcBody<typeof rpcs.create>) {
      return this.requests.create(caller, entity, order);
    }

    @Handle(rpcs.update)
    update(caller: Caller, { version, values, ...target }: RpcBody<typeof rpcs.update>) {
      return this.requests.update(caller, target, version, values);
    }

    @Handle(rpcs.act)
    act(caller: Caller, { entity, id, ...order }: RpcBody<typeof rpcs.act>) {
      return this.requests.act(caller, { entity, id }, order);
    }
  }
  return AdminController;
}
