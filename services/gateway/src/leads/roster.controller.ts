import { Controller } from '@nestjs/common';
import { getRosterRoute } from '@valam/contracts/leads/roster.routes';
import { getRoster } from '@valam/contracts/leads/roster.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** The roster shared with a guide. */
@Controller()
export class RosterController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getRosterRoute)
  get(@Call() { params }: CallOf<typeof getRosterRoute>) {
    return this.rpc.call(getRoster, params);
  }
}
