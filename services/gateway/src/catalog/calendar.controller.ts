import { Controller } from '@nestjs/common';
import { listSacredDaysRoute } from '@valam/contracts/catalog/calendar.routes';
import { listSacredDays } from '@valam/contracts/catalog/calendar.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Festivals and full moons. */
@Controller()
export class CalendarController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listSacredDaysRoute)
  list(@Call() { query }: CallOf<typeof listSacredDaysRoute>) {
    return this.rpc.call(listSacredDays, query);
  }
}
