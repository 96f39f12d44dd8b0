import { Controller } from '@nestjs/common';
import { getRoster } from '@valam/contracts/leads/roster.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetRoster } from './get-roster.js';

@Controller()
export class RosterRpc {
  constructor(private readonly getting: GetRoster) {}

  @Handle(getRoster)
  get({ token }: RpcInput<typeof getRoster>) {
    return this.getting.run(token);
  }
}
