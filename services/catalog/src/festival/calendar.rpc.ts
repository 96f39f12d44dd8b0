import { Controller } from '@nestjs/common';
import { listSacredDays } from '@valam/contracts/catalog/calendar.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListSacredDays } from './list-sacred-days.js';

@Controller()
export class CalendarRpc {
  constructor(private readonly listing: ListSacredDays) {}

  @Handle(listSacredDays)
  list(input: RpcInput<typeof listSacredDays>) {
    return this.listing.run(input);
  }
}
