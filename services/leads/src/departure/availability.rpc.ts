import { Controller } from '@nestjs/common';
import { getRetreatAvailability, getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetAvailability } from './get-availability.js';

@Controller()
export class AvailabilityRpc {
  constructor(private readonly getting: GetAvailability) {}

  @Handle(getTourAvailability)
  ofTour({ slug }: RpcInput<typeof getTourAvailability>) {
    return this.getting.run('tour', slug);
  }

  @Handle(getRetreatAvailability)
  ofRetreat({ slug }: RpcInput<typeof getRetreatAvailability>) {
    return this.getting.run('retreat', slug);
  }
}
