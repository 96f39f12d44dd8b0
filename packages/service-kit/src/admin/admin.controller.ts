import { Controller, type Type } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { RpcBody } from '@valam/contracts/shared/define';
import { adminRpcs, type AdminService } from '@valam/contracts/shared/admin';
import { Handle } from '../rpc/handle.js';
import { AdminDesk } from './admin-desk.js';

/** Binds the back office calls of one service. */
export function adminController(service: AdminService): Type<unknown> {
  const rpcs = adminRpcs[service];

  @Controller()
  class AdminController {
    constructor(private readonly desk: AdminDesk) {}

    @Handle(rpcs.list)
    list(caller: Caller, { entity, query, filters }: RpcBody<typeof rpcs.list>) {
      return this.desk.list(caller, entity, query, filters);
    }

    @Handle(rpcs.get)
    get(caller: Caller, target: RpcBody<typeof rpcs.get>) {
      return this.desk.get(caller, target);
    }

    @Handle(rpcs.create)
    create(caller: Caller, { entity, values }: RpcBody<typeof rpcs.create>) {
      return this.desk.create(caller, entity, values);
    }

    @Handle(rpcs.update)
    update(caller: Caller, { version, values, ...target }: RpcBody<typeof rpcs.update>) {
      return this.desk.update(caller, target, version, values);
    }

    @Handle(rpcs.act)
    act(caller: Caller, { action, values, ...target }: RpcBody<typeof rpcs.act>) {
      return this.desk.act(caller, target, action, values);
    }
  }
  return AdminController;
}
