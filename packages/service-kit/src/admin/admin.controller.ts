import { Controller, type Type } from '@nestjs/common';
import type { RpcInput } from '@valam/contracts/shared/define';
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
    list({ caller, entity, query, filters }: RpcInput<typeof rpcs.list>) {
      return this.desk.list(caller, entity, query, filters);
    }

    @Handle(rpcs.get)
    get(target: RpcInput<typeof rpcs.get>) {
      return this.desk.get(target);
    }

    @Handle(rpcs.create)
    create({ caller, entity, values }: RpcInput<typeof rpcs.create>) {
      return this.desk.create(caller, entity, values);
    }

    @Handle(rpcs.update)
    update({ version, values, ...target }: RpcInput<typeof rpcs.update>) {
      return this.desk.update(target, version, values);
    }

    @Handle(rpcs.act)
    act({ action, values, ...target }: RpcInput<typeof rpcs.act>) {
      return this.desk.act(target, action, values);
    }
  }
  return AdminController;
}
