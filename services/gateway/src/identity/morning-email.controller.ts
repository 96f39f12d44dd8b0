import { Controller } from '@nestjs/common';
import {
  chooseMorningEmailRoute,
  readMorningEmailRoute,
} from '@valam/contracts/identity/morning-email.routes';
import { chooseMorningEmail, readMorningEmail } from '@valam/contracts/identity/morning-email.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

@Controller()
export class MorningEmailController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(readMorningEmailRoute)
  read(@Call() { caller }: CallOf<typeof readMorningEmailRoute>) {
    return this.rpc.call(readMorningEmail, { caller });
  }

  @UsesRoute(chooseMorningEmailRoute)
  choose(@Call() { caller, body }: CallOf<typeof chooseMorningEmailRoute>) {
    return this.rpc.call(chooseMorningEmail, { caller, ...body });
  }
}
