import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { chooseMorningEmail, readMorningEmail } from '@valam/contracts/identity/morning-email.rpc';
import type { RpcBody } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { MorningEmailChoice } from './morning-email-choice.js';

@Controller()
export class MorningEmailRpc {
  constructor(private readonly choice: MorningEmailChoice) {}

  @Handle(readMorningEmail)
  read(caller: Caller) {
    return this.choice.read(caller);
  }

  @Handle(chooseMorningEmail)
  choose(caller: Caller, { isWanted }: RpcBody<typeof chooseMorningEmail>) {
    return this.choice.choose(caller, isWanted);
  }
}
