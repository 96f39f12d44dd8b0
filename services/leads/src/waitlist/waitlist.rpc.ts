import { Controller } from '@nestjs/common';
import {
  acceptOffer,
  getWaitlistEntry,
  joinWaitlist,
  withdrawFromWaitlist,
} from '@valam/contracts/leads/waitlist.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { AcceptOffer } from './accept-offer.js';
import { JoinWaitlist } from './join-waitlist.js';
import { WaitlistPlace } from './waitlist-place.js';

@Controller()
export class WaitlistRpc {
  constructor(
    private readonly joinWaitlist: JoinWaitlist,
    private readonly acceptOffer: AcceptOffer,
    private readonly place: WaitlistPlace,
  ) {}

  @Handle(joinWaitlist)
  join(input: RpcInput<typeof joinWaitlist>) {
    return this.joinWaitlist.run(input);
  }

  @Handle(getWaitlistEntry)
  get({ token }: RpcInput<typeof getWaitlistEntry>) {
    return this.place.get(token);
  }

  @Handle(acceptOffer)
  accept(input: RpcInput<typeof acceptOffer>) {
    return this.acceptOffer.run(input);
  }

  @Handle(withdrawFromWaitlist)
  withdraw({ token }: RpcInput<typeof withdrawFromWaitlist>) {
    return this.place.withdraw(token);
  }
}
